import { useId } from 'react';
import { customerRights } from '#house/owner';
import styles from './GuaranteeNotice.module.css';
import { termsText } from './texts';

/** The owner's file of the EU's notice on the legal guarantee, as it is, with a link to it. */
export function GuaranteeNotice({ className = styles.section }: { className?: string | undefined }) {
  const headingId = useId();
  const { guaranteeNotice } = customerRights;
  if (guaranteeNotice === null || guaranteeNotice === 'none') return null;
  const { file, width, height, words } = guaranteeNotice;
  return (
    <section className={className} aria-labelledby={headingId}>
      <h2 id={headingId}>{termsText('guarantee.title')}</h2>
      <figure className={styles.file}>
        <img src={file} width={width} height={height} alt={words} loading="lazy" />
        <figcaption>
          <a href={file}>{termsText('guarantee.notice')}</a>
        </figcaption>
      </figure>
    </section>
  );
}
