import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { uiText } from './texts';
import type { LazyModule } from '../lib/lazyModule';
import { reloadOnce } from '../lib/missingCode';
import { useEvent } from '../lib/useEvent';
import { useHydrated } from '../lib/useHydrated';
import { showAlert } from './alerts/alertStore';

interface LazyOptions {
  /** The page can do without it: if its code can't be loaded, nothing is shown or said. */
  optional?: boolean | undefined;
  /** Called when the code can't be loaded, to undo the request for it. */
  onMissing?: (() => void) | undefined;
}

interface LazyPartProps<Module> extends LazyOptions {
  module: LazyModule<Module>;
  children: (module: Module) => ReactNode;
  /** Shown until the code is loaded. */
  fallback?: ReactNode;
  /** Shown when the code can't be loaded. */
  missing?: ReactNode;
}

/**
 * Code that is loaded once it is wanted. If it can't be loaded, an alert says so and the page stays as it is;
 * after a new release the page is reloaded. The next use tries again, and so does the return
 * of the connection.
 */
function useLazyModule<Module>(
  module: LazyModule<Module>,
  { wanted = true, optional = false, onMissing }: LazyOptions & { wanted?: boolean } = {},
): { loaded: Module | undefined; missed: boolean } {
  // Hydration must render what is in the HTML, even if the code is loaded by now.
  const loaded = useHydrated() ? module.get() : undefined;
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [missed, setMissed] = useState<typeof module | null>(null);
  const miss = useEvent(() => {
    if (optional) return;
    reloadOnce().catch(() => {
      setMissed(module);
      showAlert({ kind: 'code', text: uiText('error.part'), tone: 'error' });
      onMissing?.();
    });
  });
  useEffect(() => {
    if (!wanted || module.get() !== undefined) return;
    let gone = false;
    const attempt = (): void =>
      void module.load().then(
        () => {
          if (!gone) rerender();
        },
        () => {
          if (gone) return;
          miss();
          window.addEventListener('online', attempt, { once: true });
        },
      );
    attempt();
    return () => {
      gone = true;
      window.removeEventListener('online', attempt);
    };
  }, [module, wanted, miss]);
  return { loaded, missed: missed === module };
}

/** A part of a page whose code is loaded when it mounts, see {@link useLazyModule}. */
export function LazyPart<Module>({ module, children, fallback, missing, ...rest }: LazyPartProps<Module>) {
  const { loaded, missed } = useLazyModule(module, rest);
  if (loaded !== undefined) return children(loaded);
  return missed ? missing : fallback;
}
