import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { TextArea } from '#ui/Field';
import { announce } from '#ui/alerts/announce';
import styles from './ContactPage.module.css';
import { remainingCharacters } from './contactRules';
import { contactText } from './texts';

/** The pause in typing, in milliseconds, after which the count is announced. */
const PAUSE_MS = 1000;
const FEW_LEFT = 50;

function words(left: number): string {
  const count = Math.abs(left);
  return contactText(left < 0 ? 'contact.over' : 'contact.left', { count });
}

interface MessageFieldProps extends Omit<ComponentProps<typeof TextArea>, 'hint' | 'onInput'> {
  /** Told of a text that was there before the page hydrated. */
  onRestored: (text: string) => void;
}

/** The message field with a live count; typed text is never cut off. */
export function MessageField({ onRestored, ...props }: MessageFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [left, setLeft] = useState(() => remainingCharacters(''));

  // The browser may have restored a text, the user may have typed before hydration, and the default comes after it.
  const readText = useEffectEvent(() => {
    const text = field.current?.value ?? '';
    setLeft(remainingCharacters(text));
    if (text !== (props.defaultValue ?? '')) onRestored(text);
  });
  useEffect(() => readText(), [props.defaultValue]);

  useEffect(() => {
    if (left > FEW_LEFT) return;
    const timer = setTimeout(() => announce(words(left)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <TextArea
      {...props}
      ref={field}
      hint={
        <span className={styles.count} data-over={left < 0 || undefined}>
          {words(left)}
        </span>
      }
      onChange={({ target }) => setLeft(remainingCharacters(target.value))}
    />
  );
}
