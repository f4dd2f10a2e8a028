import { useEffect, useEffectEvent, useState } from 'react';
import { reloadOnce, type PageLoadError } from './missingCode';

/**
 * Loads code when a component mounts. If the code is missing after a new release, the page is reloaded. It does not
 * use `React.lazy`, because React reveals suspended content only 300 ms after its fallback.
 * @param load imports the code; always the same function
 * @param onFailed called if a reload does not help
 * @param present the code, if it is loaded already
 * @returns the code; undefined while it loads
 */
export function useLoaded<Code>(
  load: () => Promise<Code>,
  onFailed: (error: PageLoadError) => void,
  present?: Code,
): Code | undefined {
  const [code, setCode] = useState(present);
  const fail = useEffectEvent(onFailed);
  const isLoading = code === undefined;
  useEffect(() => {
    if (!isLoading) return;
    let isStopped = false;
    load()
      .catch(() => reloadOnce(() => !isStopped))
      .then(
        (loaded) => !isStopped && setCode(() => loaded),
        (error: unknown) => !isStopped && fail(error as PageLoadError),
      );
    return () => {
      isStopped = true;
    };
  }, [load, isLoading]);
  return code;
}
