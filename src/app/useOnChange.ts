import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs a function after each change of a value, not for the first value. */
export function useOnChange(value: string | boolean, onChange: () => void): void {
  const last = useRef(value);
  const run = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    run();
  }, [value]);
}
