import { useEffect, useRef } from 'react';
import { t } from '../../i18n/contact';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './ContactPage.module.css';

/** Replaces the form and takes the focus, so that screen readers read it out. */
export function Thanks({ onAnother }: { onAnother: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <Icon name="tick" className={styles.tick} />
      <p ref={words} tabIndex={-1}>
        {t('contact.sent')}
      </p>
      <Button kind="quiet" onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </div>
  );
}
