import type { ClipboardEvent, ComponentProps } from 'react';
import { OTP_LENGTH } from '../../config/constants';
import { Field } from '../../ui/Field';

/** Pastes only the code of '123 456' or 'Your code is 123456.', which the maximum length would cut. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>): void {
  const digits = event.clipboardData.getData('text').replace(/\D/g, '');
  if (digits.length !== OTP_LENGTH) return;
  event.preventDefault();
  const input = event.currentTarget;
  input.setRangeText(digits, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The field for the one-time code (behaviour 6.9). */
export function OtpField(props: ComponentProps<typeof Field>) {
  return (
    <Field
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={OTP_LENGTH}
      onPaste={pasteCode}
    />
  );
}
