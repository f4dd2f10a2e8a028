import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs after every change of a value, but not for the first one. */
export function useOnChange(value: string | boolean, onChange: () => void): void {
  const last = useRef(value);
  const run = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    run();
  }, [value]);
}
