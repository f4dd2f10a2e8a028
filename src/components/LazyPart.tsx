import { useState, type ReactNode } from 'react';
import { t } from '../i18n/common';
import { reloadOnce } from '../lib/missingCode';
import { useLazyModule } from '../lib/useLazyModule';
import { showAlert } from '../ui/alertStore';

interface LazyPartProps<Module> {
  /** Must be the same function for the same module. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
  /** Shown until the code is loaded. */
  fallback?: ReactNode;
  /** Shown when the code can't be loaded. */
  missing?: ReactNode;
  /** Called when the code can't be loaded, to undo the request for it. */
  onMissing?: () => void;
}

/**
 * A part of a page whose code is loaded on use. If it can't be loaded, an alert says so and the page stays as
 * it is; after a new release the page is reloaded (behaviour 3.32).
 */
export function LazyPart<Module>({ load, children, fallback, missing, onMissing }: LazyPartProps<Module>) {
  const [missed, setMissed] = useState<typeof load | null>(null);
  const module = useLazyModule(load, () => {
    reloadOnce().catch(() => {
      setMissed(() => load);
      showAlert({ kind: 'code', text: t('error.part'), tone: 'error' });
      onMissing?.();
    });
  });
  if (module) return children(module);
  return missed === load ? missing : fallback;
}
