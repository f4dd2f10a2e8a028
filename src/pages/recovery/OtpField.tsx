import type { ClipboardEvent, ComponentProps, SyntheticEvent } from 'react';
import { OTP_LENGTH } from '#config/constants';
import { cleanOtp, isOtp } from '#lib/validation';
import { Field } from '#ui/Field';

type InputEvents<Kind> = Kind & { currentTarget: HTMLInputElement };

/** Leaves only the code. A composition, as of full-width digits, is cleaned when it ends. */
function clean({ currentTarget: input, nativeEvent }: InputEvents<SyntheticEvent>): void {
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const code = cleanOtp(input.value).slice(0, OTP_LENGTH);
  if (code !== input.value) input.setRangeText(code, 0, input.value.length, 'end');
}

/** Takes a whole code out of a pasted text, before the maximum length cuts it. */
function paste(event: InputEvents<ClipboardEvent>): void {
  const { currentTarget: input, clipboardData } = event;
  const code = cleanOtp(clipboardData.getData('text/plain'));
  if (!isOtp(code)) return;
  event.preventDefault();
  input.setRangeText(code, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The field for the one-time code. */
export function OtpField(props: ComponentProps<typeof Field>) {
  return (
    <Field
      {...props}
      maxLength={OTP_LENGTH}
      inputMode="numeric"
      autoComplete="one-time-code"
      onInput={clean}
      onCompositionEnd={clean}
      onPaste={paste}
    />
  );
}
