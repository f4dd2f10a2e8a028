import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#lib/classNames';
import styles from './Field.module.css';
import { Icon } from './Icon';
import { uiText } from './texts';

interface Frame {
  label: string;
  /** The error message, shown under the control and referenced by it. */
  error?: string | undefined;
  hint?: ReactNode;
}

/** The elements and attributes that connect a control to its label, hint and error. */
function useFrame({ label, error, hint }: Frame, givenId: string | undefined) {
  const made = useId();
  const id = givenId ?? made;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
    wrap: (control: ReactNode) => (
      <div className={styles.field} data-invalid={error ? '' : undefined}>
        <label className="overline" htmlFor={id}>
          {label}
        </label>
        {control}
        {hint && (
          <div className="small" id={`${id}-hint`}>
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
  const frame = useFrame({ label, error, hint }, input.id);
  return frame.wrap(<input {...input} {...frame.control} className={classNames(styles.input, className)} />);
}

export function TextArea({ label, error, hint, className, ...input }: Frame & ComponentProps<'textarea'>) {
  const frame = useFrame({ label, error, hint }, input.id);
  return frame.wrap(
    <textarea rows={6} {...input} {...frame.control} className={classNames(styles.input, className)} />,
  );
}

export function EmailField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  return <Field {...props} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />;
}

type PasswordProps = Frame &
  Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & { autoComplete: `${string}-password` };

/**
 * A password field with a toggle that shows the password. Its `autoComplete` ends in `-password`: by it the field is
 * emptied when the page is left (boot/passwords.ts).
 */
export function PasswordField({ label, error, hint, className, ...input }: PasswordProps) {
  const frame = useFrame({ label, error, hint }, input.id);
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = box.current?.closest('form');
    // On submit: others may see the screen, and browsers remember what was typed as text.
    const hide = (): void => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
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
        aria-label={uiText('password.show', { name: label.toLowerCase() })}
        aria-pressed={shown}
        aria-controls={frame.control.id}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
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
