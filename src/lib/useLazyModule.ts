import { useEffect, useState } from 'react';
import { useEvent } from './useEvent';

/**
 * Loads a module when the component is mounted. A load that failed is tried again by the next mount, and when
 * the connection comes back.
 * @param load the same function for the same module: another function loads another
 * @param onMissing called when it could not be loaded, unless the component has been unmounted
 * @returns the module, null until it is loaded
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
