import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { t } from '../i18n/common';
import type { LazyModule } from '../lib/lazyModule';
import { reloadOnce } from '../lib/missingCode';
import { useEvent } from '../lib/useEvent';
import { useHydrated } from '../lib/useHydrated';
import { showAlert } from '../ui/alertStore';

interface LazyPartProps<Module> {
  module: LazyModule<Module>;
  children: (module: Module) => ReactNode;
  /** The page can do without it: if its code can't be loaded, nothing is shown or said. */
  optional?: boolean;
  /** Shown until the code is loaded. */
  fallback?: ReactNode;
  /** Shown when the code can't be loaded. */
  missing?: ReactNode;
  /** Called when the code can't be loaded, to undo the request for it. */
  onMissing?: () => void;
}

/**
 * A part of a page whose code is loaded when it mounts. If it can't be loaded, an alert says so and the page
 * stays as it is; after a new release the page is reloaded (behaviour 3.32). The next mount tries again, and so
 * does the return of the connection.
 */
export function LazyPart<Module>(props: LazyPartProps<Module>) {
  const { module, children, optional = false, fallback, missing, onMissing } = props;
  // Hydration must render what is in the HTML, even if the code is loaded by now.
  const loaded = useHydrated() ? module.get() : undefined;
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [missed, setMissed] = useState<typeof module | null>(null);
  const miss = useEvent(() => {
    if (optional) return;
    reloadOnce().catch(() => {
      setMissed(module);
      showAlert({ kind: 'code', text: t('error.part'), tone: 'error' });
      onMissing?.();
    });
  });
  useEffect(() => {
    if (module.get() !== undefined) return;
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
  }, [module, miss]);
  if (loaded !== undefined) return children(loaded);
  return missed === module ? missing : fallback;
}
