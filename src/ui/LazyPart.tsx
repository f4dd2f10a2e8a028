import { useEffect, useState, type ReactNode } from 'react';
import { reloadOnce } from '../lib/missingCode';
import { useEvent } from '../lib/useEvent';
import { showAlert } from './alerts/alertStore';
import { uiText } from './texts';

interface LazyPartProps<Module> {
  /** Imports the module. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
  /** Called when the code can't be loaded, to undo the request for it. */
  onMissing: () => void;
}

/**
 * A part of a page whose code is loaded when it mounts. If it can't be loaded, the page is reloaded after a new
 * release; else an alert says so and the page stays as it is.
 */
export function LazyPart<Module>({ load, children, onMissing }: LazyPartProps<Module>) {
  const [module, setModule] = useState<Module>();
  const miss = useEvent(() => {
    showAlert({ kind: 'code', text: uiText('error.part'), tone: 'error' });
    onMissing();
  });
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => !isGone && setModule(() => loaded),
      () => !isGone && void reloadOnce().catch(miss),
    );
    return () => {
      isGone = true;
    };
  }, [load, miss]);
  return module === undefined ? null : children(module);
}
