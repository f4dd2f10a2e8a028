import { Link } from 'react-router-dom';
import { finderPath, paths, savedPath } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { PerfumeLinks } from '#shop/perfumes/PerfumeLinks';
import styles from './Header.module.css';
import { appText } from './texts';

const WAYS = [
  { path: finderPath(), name: pageText('finder.title') },
  { path: paths.cart, name: pageText('navbar.cart') },
  { path: savedPath(), name: appText('navbar.saved') },
];

export function MenuMore() {
  return (
    <div className={styles.more}>
      <ul role="list" className={styles.ways}>
        {WAYS.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className="target">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <PerfumeLinks />
    </div>
  );
}
