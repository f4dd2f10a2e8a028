import { customerRights } from '#house/owner';
import { classNames } from '#lib/classNames';
import styles from './GuaranteeNotice.module.css';
import { termsText } from './texts';

/** The owner's file of the EU's notice on the legal guarantee, as it is, with a link to it. */
export function GuaranteeNotice({ open, className }: { open?: boolean; className?: string | undefined }) {
  const { guaranteeNotice } = customerRights;
  if (guaranteeNotice === null || guaranteeNotice === 'none') return null;
  const { file, width, height, words } = guaranteeNotice;
  return (
    <details open={open} className={classNames(styles.notice, className)}>
      <summary>{termsText('guarantee.title')}</summary>
      <figure className={styles.file}>
        <img src={file} width={width} height={height} alt={words} loading="lazy" />
        <figcaption>
          <a href={file} className="target">
            {termsText('guarantee.notice')}
          </a>
        </figcaption>
      </figure>
    </details>
  );
}
