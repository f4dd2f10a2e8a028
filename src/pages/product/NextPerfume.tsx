import { Link } from 'react-router-dom';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import groundStyles from '../../house/grounds.module.css';
import { productText } from './texts';
import { classNames } from '../../lib/classNames';
import { Picture } from '../../ui/Picture';
import { Reveal } from '../../ui/Reveal';
import styles from './NextPerfume.module.css';
import { keyAfter, perfumeContent } from './perfumeContent';

/** The next perfume's large picture at the end of a page, on its own background; the whole area is a link. */
export function NextPerfume({ after }: { after: PerfumeKey }) {
  const next = keyAfter(after);
  const { name, path, tagline, bottle } = perfumeContent(next);
  return (
    <aside
      className={classNames(styles.next, groundStyles[perfumes[next].ground])}
      aria-labelledby="next-perfume"
    >
      <div className={styles.words}>
        <p className={styles.label}>{productText('product.next')}</p>
        <h2 id="next-perfume" className={styles.name}>
          <Link to={path} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p>{tagline}</p>
      </div>
      <Reveal className={styles.frame}>
        <Picture
          {...bottle}
          sizes="(width >= 1440px) 720px, (width >= 700px) 50vw, 100vw"
          className={styles.picture}
        />
      </Reveal>
    </aside>
  );
}
