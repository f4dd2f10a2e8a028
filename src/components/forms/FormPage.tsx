import type { ReactNode } from 'react';
import { classNames } from '../../lib/classNames';
import { Picture, type PictureSource } from '../../ui/Picture';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  /** One or two lines under the title. */
  intro?: ReactNode;
  picture: PictureSource;
  /** Where the subject is in the picture, if not in the middle. */
  focus?: 'low' | 'right';
  children: ReactNode;
}

/** A photograph and a form, side by side on a desktop, stacked on a phone. */
export function FormPage({ title, intro, picture, focus, children }: FormPageProps) {
  // The picture covers the screen's height; this is the width that follows from its ratio.
  const whole = `${String(Math.round((100 * picture.width) / picture.height))}vh`;
  return (
    <div className={styles.page}>
      <Picture
        source={picture}
        alt=""
        sizes={`(min-width: 1024px) max(50vw, ${whole}), (min-width: 768px) max(40vw, ${whole}), 100vw`}
        priority
        className={classNames(styles.picture, focus && styles[focus])}
      />
      <div className={styles.panel}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {intro && <p>{intro}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Further links under a form. */
export function FormLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}
