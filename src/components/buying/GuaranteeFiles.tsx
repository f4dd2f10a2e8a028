import { useId } from 'react';
import { statedFiles } from '../../config/terms';
import { t } from '../../i18n/guarantee';
import styles from './GuaranteeFiles.module.css';

/** The owner's files about guarantees, each as it is, with a link to it. */
export function GuaranteeFiles({ className = styles.section }: { className?: string | undefined }) {
  const headingId = useId();
  const files = statedFiles();
  if (files.length === 0) return null;
  return (
    <section className={className} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('guarantee.title')}</h2>
      <div className={styles.files}>
        {files.map(({ about, file, width, height, words }) => (
          <figure key={about} className={styles.file}>
            <img src={file} width={width} height={height} alt={words} loading="lazy" />
            <figcaption>
              <a href={file}>{t(`guarantee.${about}`)}</a>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
