import type { ReactNode } from 'react';
import { useLoaded } from '#lib/useLoaded';
import { showAlert } from './alerts/alertStore';
import { uiText } from './texts';

interface LazyPartProps<Module> {
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
  /** Called when the code can't be loaded, to undo the request for it. */
  onFailed: () => void;
}

/** A part of a page whose code is loaded when it mounts. If it can't be loaded, an alert says so. */
export function LazyPart<Module>({ load, children, onFailed }: LazyPartProps<Module>) {
  const module = useLoaded(load, () => {
    showAlert({ kind: 'part', text: uiText('error.part'), tone: 'error' });
    onFailed();
  });
  return module === undefined ? null : children(module);
}

/** The handlers of a button that opens a lazy part: its code loads before the press. */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  // A failure is reported after the press.
  const prefetch = (): void => void load().catch(() => undefined);
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
