import { statedTerms } from '../config/shopOwner';
import styles from './SellingTerms.module.css';

/** Delivery, returns and tax in one line, as far as the shop's owner has stated them. */
export function SellingTerms() {
  const terms = statedTerms();
  return terms.length > 0 && <p className={styles.terms}>{terms.join(' ')}</p>;
}
