import { useEffect, useRef } from 'react';
import { useEvent } from '../lib/useEvent';

/** Runs after every change of a value, but not for the first one. */
export function useOnChange(value: string, onChange: () => void): void {
  const last = useRef(value);
  const run = useEvent(onChange);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    run();
  }, [value, run]);
}
