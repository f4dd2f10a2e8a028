import styles from './Waiting.module.css';
import { appText } from './texts';

/** Shown instead of a page while its code is loading or access to it is checked. */
export function Waiting({ text = appText('page.loading') }: { text?: string }) {
  return (
    <div className={styles.waiting} data-plain>
      <p>{text}</p>
    </div>
  );
}
