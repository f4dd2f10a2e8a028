import styles from '#house/wordmark.module.css';
import { uiText } from '#ui/texts';

/** The brand's name in the outlines of the house, which need no font; without outlines, as text. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <span className={styles.text}>{uiText('brand.name')}</span>
    </span>
  );
}
