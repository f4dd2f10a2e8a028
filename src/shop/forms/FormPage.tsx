import type { ReactNode } from 'react';
import { media } from '#config/media';
import { Picture, type PictureSource } from '#ui/Picture';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  intro?: ReactNode;
  /** The picture beside the form, and the strip above it on narrow screens, where an upright bottle would be cropped. */
  picture: { upright: PictureSource; strip: PictureSource };
  children: ReactNode;
}

/** Where the picture is above the form (FormPage.module.css). */
const STACKED = `(not ${media.desktop})`;

export function FormPage({ title, intro, picture: { upright, strip }, children }: FormPageProps) {
  // The picture covers the screen's height; this is the width that follows from its ratio.
  const whole = `${Math.round((100 * upright.width) / upright.height)}vh`;
  return (
    <div className={styles.page}>
      <Picture
        source={upright}
        tall={strip}
        tallMedia={STACKED}
        alt=""
        sizes={`${media.desktop} max(50vw, ${whole}), 100vw`}
        priority
        className={styles.picture}
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

export function FormLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}
