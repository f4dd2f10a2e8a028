import {
  useEffect,
  useId,
  useRef,
  useState,
  type AriaAttributes,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { classNames } from '#lib/classNames';
import styles from './Field.module.css';
import { Icon } from './Icon';
import { uiText } from './texts';

interface Labelled {
  id: string;
  label: string;
  /** The error message, shown under the control and referenced by it. */
  error?: string | undefined;
  hint?: ReactNode;
}

interface FieldFrameProps extends Labelled {
  /** @param attributes connect the control to its label, hint and error */
  children: (attributes: AriaAttributes & { id: string }) => ReactNode;
}

function FieldFrame({ id, label, error, hint, children }: FieldFrameProps) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className="overline" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
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
  );
}

export function Field({ label, error, hint, className, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <FieldFrame {...{ label, error, hint }} id={input.id}>
      {(attributes) => <input {...input} {...attributes} className={classNames(styles.input, className)} />}
    </FieldFrame>
  );
}

export function TextArea({ label, error, hint, className, ...input }: Labelled & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ label, error, hint }} id={input.id}>
      {(attributes) => (
        <textarea rows={6} {...input} {...attributes} className={classNames(styles.input, className)} />
      )}
    </FieldFrame>
  );
}

/** For what is no word: a keyboard must not change it. */
export const noCorrection = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

export function EmailField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  return <Field {...props} {...noCorrection} type="email" autoComplete="email" />;
}

type PasswordProps = Labelled &
  Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & { autoComplete: `${string}-password` };

/** A password field with a toggle. By its `autoComplete`, it is emptied when the page is left (boot/passwords.ts). */
export function PasswordField({ label, error, hint, className, ...input }: PasswordProps) {
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = box.current?.closest('form');
    // On submit: others may see the screen, and browsers remember what was typed as text.
    const hide = (): void => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <FieldFrame {...{ label, error, hint }} id={input.id}>
      {(attributes) => (
        <span ref={box} className={styles.passwordBox}>
          <input
            {...noCorrection}
            {...input}
            {...attributes}
            type={shown ? 'text' : 'password'}
            className={classNames(styles.input, styles.password, className)}
          />
          <button
            type="button"
            className={styles.show}
            aria-label={uiText('password.show', { name: label.toLowerCase() })}
            aria-pressed={shown}
            aria-controls={attributes.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}

export function Checkbox({ label, ...input }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  const id = useId();
  return (
    <div className={styles.checkbox}>
      <input {...input} id={id} type="checkbox" />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
