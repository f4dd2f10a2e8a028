import { useEffect, useState } from 'react';
import { useEvent } from './useEvent';

/**
 * Loads a module when the component mounts. A load that failed is retried by the next mount, and when the
 * connection returns.
 * @param load must be the same function for the same module; a new function triggers a new load
 * @param onMissing called if the module could not be loaded, unless the component has unmounted
 * @returns the module, or null until it is loaded
 */
export function useLazyModule<Module>(load: () => Promise<Module>, onMissing?: () => void): Module | null {
  const [loaded, setLoaded] = useState<{ by: typeof load; module: Module } | null>(null);
  const miss = useEvent(() => onMissing?.());
  useEffect(() => {
    let gone = false;
    const attempt = (): void =>
      void load().then(
        (module) => {
          if (!gone) setLoaded({ by: load, module });
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
  }, [load, miss]);
  return loaded?.by === load ? loaded.module : null;
}
