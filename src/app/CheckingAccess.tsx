import styles from './CheckingAccess.module.css';
import { appText } from './texts';

/** Shown instead of a customers' page while access to it is checked, and at the beginning of a visit while its code loads. */
export function CheckingAccess() {
  return (
    <div className={styles.checking} data-plain>
      <p>{appText('access.checking')}</p>
    </div>
  );
}
