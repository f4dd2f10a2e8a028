import { t } from '../../i18n/catalogue';
import { Button } from '../../ui/Button';
import styles from './NothingInRange.module.css';

/** The price range leaves nothing of a list that is not empty (behaviour 8.15). */
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
