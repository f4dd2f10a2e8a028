import { t } from '../../i18n/catalogue';
import { Button } from '../../ui/Button';
import styles from './NothingInRange.module.css';

/** Shown when the price range filters out every product of the list (behaviour 8.15). */
export function NothingInRange({ onReset }: { onReset: () => void }) {
  return (
    <div className={styles.nothing}>
      <p>{t('catalogue.noneInPrice')}</p>
      <Button kind="outline" onClick={onReset}>
        {t('catalogue.reset')}
      </Button>
    </div>
  );
}
