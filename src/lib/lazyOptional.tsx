import type { ComponentType } from 'react';
import { useLazyModule } from './useLazyModule';

/**
 * Creates a component that the page can do without: its code is loaded when it mounts, and if that fails,
 * nothing is shown (behaviour 3.32).
 * @param load returns the component
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyOptional(props: Props) {
    const Loaded = useLazyModule(load);
    return Loaded && <Loaded {...props} />;
  };
}
