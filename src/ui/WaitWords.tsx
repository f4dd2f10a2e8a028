import { useEffect, useState } from 'react';
import { LONG_WAIT_MS, WAIT_MS } from '#config/constants';
import styles from './WaitWords.module.css';
import { announce } from './alerts/announce';
import { uiText } from './texts';

/** What a running call is doing, shown and announced after a second, and again when it takes long. It moves nothing. */
export function WaitWords({ text }: { text: string }) {
  const [words, setWords] = useState<string>();
  useEffect(() => {
    const say = (next: string): void => {
      setWords(next);
      announce(next);
    };
    const timers = [
      setTimeout(() => say(text), WAIT_MS),
      setTimeout(() => say(uiText('wait.long')), LONG_WAIT_MS),
    ];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [text]);
  return words !== undefined && <p className={styles.words}>{words}</p>;
}
