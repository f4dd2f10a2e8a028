import { Link } from 'react-router-dom';
import { t } from '../i18n/search';
import { perfumeTargets } from '../model/searchTargets';
import { Picture } from '../ui/Picture';
import { perfumePicture } from './perfumePicture';
import styles from './PerfumeLinks.module.css';

/** The house's perfumes with their pictures, for a search that has not begun. */
export function PerfumeLinks() {
  return (
    <nav className={styles.perfumes} aria-labelledby="perfume-links">
      <h3 id="perfume-links" className={styles.title}>
        {t('search.perfumes')}
      </h3>
      <ul role="list" className={styles.list}>
        {perfumeTargets.map(({ perfume, name, path }) => (
          <li key={perfume}>
            <Link to={path} className={styles.link}>
              <Picture source={perfumePicture(perfume)} alt="" sizes="(min-width: 768px) 200px, 22vw" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
