import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../lib/classNames';
import { Icon, LineDrawing } from './Icon';
import styles from './Field.module.css';

interface Frame {
  label: string;
  /** The error message, shown under the control and referenced by it. */
  error?: string | undefined;
  hint?: ReactNode;
}

/** A parent may mark the control invalid, or describe it by another element. */
type Given = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>;

/** The elements and attributes that connect a control to its label, hint and error. */
function useFrame({ label, error, hint }: Frame, given: Given) {
  const made = useId();
  const id = given.id ?? made;
  const invalid = error ? true : given['aria-invalid'];
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`, given['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  return {
    control: {
      id,
      'aria-invalid': invalid,
      'aria-describedby': describedBy || undefined,
    },
    wrap: (control: ReactNode) => (
      <div className={styles.field} data-invalid={invalid ? '' : undefined}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {control}
        {hint && (
          <div className={styles.hint} id={`${id}-hint`}>
            {hint}
          </div>
        )}
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon name="error" className={styles.errorIcon} />
            {error}
          </p>
        )}
      </div>
    ),
  };
}

export function Field({ label, error, hint, className, ...input }: Frame & ComponentProps<'input'>) {
  const frame = useFrame({ label, error, hint }, input);
  return frame.wrap(<input {...input} {...frame.control} className={classNames(styles.input, className)} />);
}

export function TextArea({ label, error, hint, className, ...input }: Frame & ComponentProps<'textarea'>) {
  const frame = useFrame({ label, error, hint }, input);
  return frame.wrap(
    <textarea rows={6} {...input} {...frame.control} className={classNames(styles.input, className)} />,
  );
}

const EYE =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z';
const EYE_OFF =
  'M4 4l16 16M9.6 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.4A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a2.8 2.8 0 0 0 4 4';

type PasswordProps = Frame & Omit<ComponentProps<'input'>, 'type'> & { showLabel: string };

/** A password field with a toggle that shows the password. */
export function PasswordField({ label, error, hint, className, showLabel, ...input }: PasswordProps) {
  const frame = useFrame({ label, error, hint }, input);
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  // Hide the password on submit: others may see the screen, and browsers remember what was typed as text.
  useEffect(() => {
    const form = box.current?.closest('form');
    const hide = (): void => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  // The back/forward cache keeps the fields of a page, so empty this one.
  useEffect(() => {
    const empty = (): void => {
      const input = box.current?.querySelector('input');
      if (input) input.value = '';
    };
    window.addEventListener('pagehide', empty);
    return () => window.removeEventListener('pagehide', empty);
  }, []);
  return frame.wrap(
    <span ref={box} className={styles.passwordBox}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        {...frame.control}
        type={shown ? 'text' : 'password'}
        className={classNames(styles.input, styles.password, className)}
      />
      <button
        type="button"
        className={styles.show}
        aria-label={showLabel}
        aria-pressed={shown}
        aria-controls={frame.control.id}
        onClick={() => setShown(!shown)}
      >
        <LineDrawing path={shown ? EYE_OFF : EYE} />
      </button>
    </span>,
  );
}

export function Checkbox({ label, ...input }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  const made = useId();
  const id = input.id ?? made;
  return (
    <div className={styles.checkbox}>
      <input {...input} id={id} type="checkbox" />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
