import { useEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { OTP_LENGTH } from '#config/constants';
import { cleanOtp, isOtp } from '#shop/session/otp';
import { Field, noCorrection } from '#ui/Field';

/** Leaves only the code. A composition, as of full-width digits, is cleaned when it ends. */
function clean({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>): void {
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const code = cleanOtp(input.value).slice(0, OTP_LENGTH);
  if (code !== input.value) input.setRangeText(code, 0, input.value.length, 'end');
}

/** Takes a whole code out of a text that comes at once, before the maximum length cuts it. */
function takeWhole(event: InputEvent): void {
  const code = cleanOtp(event.data ?? '');
  const input = event.target;
  if (!isOtp(code) || !(input instanceof HTMLInputElement)) return;
  event.preventDefault();
  input.setRangeText(code, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export function OtpField(props: ComponentProps<typeof Field>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    // A paste, a drop, a keyboard's suggestion. React's own event of this name is another one.
    field?.addEventListener('beforeinput', takeWhole);
    return () => field?.removeEventListener('beforeinput', takeWhole);
  }, []);
  return (
    <Field
      {...props}
      {...noCorrection}
      ref={input}
      maxLength={OTP_LENGTH}
      inputMode="numeric"
      autoComplete="one-time-code"
      onInput={clean}
      onCompositionEnd={clean}
    />
  );
}
