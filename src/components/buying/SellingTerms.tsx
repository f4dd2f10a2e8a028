import { statedTerms } from '../../config/terms';
import styles from './SellingTerms.module.css';

/** The terms on delivery, returns and tax that the shop's owner has filled in, in one line. */
export function SellingTerms() {
  const terms = statedTerms();
  return terms.length > 0 && <p className={styles.terms}>{terms.join(' ')}</p>;
}
