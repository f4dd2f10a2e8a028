import { Link } from 'react-router-dom';
import { finderPath, paths, savedPath } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { PerfumeLinks } from '#shop/perfumes/PerfumeLinks';
import styles from './Header.module.css';
import { appText } from './texts';

export function MenuMore() {
  return (
    <div className={styles.more}>
      <ul role="list" className={styles.ways}>
        <li>
          <Link to={finderPath()} className="target">
            {pageText('finder.title')}
          </Link>
        </li>
        <li>
          <Link to={paths.cart} className="target">
            {pageText('navbar.cart')}
          </Link>
        </li>
        <li>
          <Link to={savedPath()} className="target">
            {appText('navbar.saved')}
          </Link>
        </li>
      </ul>
      <PerfumeLinks />
    </div>
  );
}
