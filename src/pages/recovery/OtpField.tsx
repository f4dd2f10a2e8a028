import { useEffect, useRef, type ComponentProps } from 'react';
import { OTP_LENGTH } from '../../config/constants';
import { cleanOtp, isOtp } from '../../shop/forms/validation';
import { Field } from '../../ui/Field';

/**
 * Cleans what is entered before the maximum length cuts it. A whole code replaces what the field contains.
 * @returns a function that stops it
 */
function cleanEntries(input: HTMLInputElement): () => void {
  const before = (event: InputEvent): void => {
    const entered = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const code = cleanOtp(entered);
    const whole = isOtp(code);
    if (!event.cancelable || (code === entered && !whole)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = input;
    const start = whole ? 0 : (selectionStart ?? value.length);
    const end = whole ? value.length : (selectionEnd ?? start);
    const room = OTP_LENGTH - value.length + end - start;
    input.setRangeText(code.slice(0, room), start, end, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // A composition can't be cleaned while it is running, so it must not be cut either.
  const composes = (): void => input.removeAttribute('maxlength');
  const clean = (event?: Event): void => {
    if (event instanceof InputEvent && event.isComposing) return;
    const code = cleanOtp(input.value).slice(0, OTP_LENGTH);
    if (code !== input.value) input.setRangeText(code, 0, input.value.length, 'end');
    input.maxLength = OTP_LENGTH;
  };
  // Before hydration the field has no maximum length, so whatever was typed is still there.
  clean();
  const stop = new AbortController();
  const until = { signal: stop.signal };
  input.addEventListener('beforeinput', before, until);
  input.addEventListener('input', clean, until);
  input.addEventListener('compositionstart', composes, until);
  input.addEventListener('compositionend', clean, until);
  return () => stop.abort();
}

/** The field for the one-time code. */
export function OtpField(props: ComponentProps<typeof Field>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => (input.current ? cleanEntries(input.current) : undefined), []);
  return <Field {...props} ref={input} inputMode="numeric" autoComplete="one-time-code" />;
}
