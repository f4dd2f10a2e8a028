import { useEffect, useEffectEvent, useState } from 'react';

/** The code of a page or of a part of it could not be loaded, for example because of a new release. */
export class MissingCodeError extends Error {
  override name = 'MissingCodeError';
}

/** Loads code when a component mounts; `React.lazy` would show it up to 300 ms later. @param load always the same function */
export function useLoaded<Code>(
  load: () => Promise<Code>,
  onFailed: (error: MissingCodeError) => void,
  present?: Code,
): Code | undefined {
  const [code, setCode] = useState(present);
  const fail = useEffectEvent(onFailed);
  const isLoading = code === undefined;
  useEffect(() => {
    if (!isLoading) return;
    let isStopped = false;
    load().then(
      (loaded) => !isStopped && setCode(() => loaded),
      (cause: unknown) => !isStopped && fail(new MissingCodeError('Code could not be loaded', { cause })),
    );
    return () => {
      isStopped = true;
    };
  }, [load, isLoading]);
  return code;
}
