import { useId, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { media } from '#config/media';
import { perfumeOfProduct, perfumeTargets } from '#shop/products/perfumeTargets';
import { Picture } from '#ui/Picture';
import styles from './PerfumeLinks.module.css';
import { perfumePicture } from './perfumePicture';
import { perfumesText } from './texts';

/** The columns of so many links, on a wide screen and on a phone: full rows, or a second one with one link fewer. */
export function gridColumns(count: number): CSSProperties {
  const half = Math.ceil(count / 2);
  return {
    '--wide': count > 5 ? half : count < 3 ? 4 : count,
    '--narrow': Math.max(count === 3 ? 3 : 2, half),
  } as CSSProperties;
}

/** The shop's own perfumes with their pictures. @param without names of products: their perfumes are left out */
export function PerfumeLinks({
  large = false,
  without = [],
}: {
  large?: boolean;
  without?: readonly string[];
}) {
  const headingId = useId();
  const Heading = large ? 'h2' : 'h3';
  const excluded = without.map((name) => perfumeOfProduct(name)?.perfume);
  const shown = perfumeTargets.filter(({ perfume }) => !excluded.includes(perfume));
  return (
    <nav className={styles.links} data-large={large || undefined} aria-labelledby={headingId}>
      <Heading id={headingId} className="overline accent">
        {perfumesText('perfumes.ours')}
      </Heading>
      <ul
        role="list"
        className={styles.list}
        data-many={shown.length > 4 || undefined}
        style={gridColumns(shown.length)}
      >
        {shown.map(({ perfume, name, path }) => (
          <li key={perfume}>
            <Link to={path} className={styles.link}>
              <Picture
                source={perfumePicture(perfume)}
                alt=""
                sizes={large ? `${media.tablet} 30vw, 45vw` : `${media.tablet} 200px, 22vw`}
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
