import type { ComponentType } from 'react';
import { useLazyModule } from './useLazyModule';

/**
 * A part that the page is complete without: its code is loaded when it is mounted, and nothing is shown or said if that
 * fails (behaviour 3.32).
 * @param load gives the component
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyOptional(props: Props) {
    const Loaded = useLazyModule(load);
    return Loaded && <Loaded {...props} />;
  };
}
