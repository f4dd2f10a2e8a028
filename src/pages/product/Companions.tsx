import { families } from '#house/families';
import { Link } from 'react-router-dom';
import { scentPath } from '../../config/paths';
import { OPENED_BY_LINK } from '../../model/overlays';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { perfumePicture } from '../../components/perfume/perfumePicture';
import { t } from '../../i18n/companions';
import { classNames } from '../../lib/classNames';
import { companionsOf } from '../../model/companions';
import { comparePath } from '../../model/comparison';
import { ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import styles from './Companions.module.css';

/** A perfume similar to this one, and one to layer with it, each with the reason. */
export function Companions({ perfume }: { perfume: PerfumeKey }) {
  const { near, layers } = companionsOf(perfume);
  const [first, second] = near.shared.map((family) => families[family]);
  const { name } = perfumes[perfume];
  return (
    <section className={styles.companions} aria-labelledby="companions">
      <h2 id="companions" className={styles.title}>
        {t('companions.title')}
      </h2>
      <ul role="list" className={styles.list}>
        <Companion
          label={t('companions.near')}
          perfume={near.perfume}
          why={t(`companions.nearWhy.${near.reach}`, { first: first ?? '', second: second ?? '' })}
        />
        {layers ? (
          <Companion
            label={t(layers.under === perfume ? 'companions.over' : 'companions.under')}
            perfume={layers.under === perfume ? layers.over : layers.under}
            why={t('companions.layers', {
              under: perfumes[layers.under].name,
              over: perfumes[layers.over].name,
              lead: families[perfumes[layers.over].facets.notes[0]],
              ground: families[perfumes[layers.under].facets.notes[0]],
            })}
          />
        ) : (
          <li className={classNames(styles.companion, styles.alone)}>
            <div className={styles.words}>
              <p className={styles.label}>{t('companions.alone')}</p>
              <p className={styles.statement}>{t('companions.aloneWhy', { name })}</p>
            </div>
          </li>
        )}
      </ul>
      <p className={styles.compare}>
        <ButtonLink kind="quiet" to={comparePath([perfume, near.perfume])} state={OPENED_BY_LINK}>
          {t('companions.compare', { name: perfumes[near.perfume].name })}
        </ButtonLink>
        <ButtonLink kind="quiet" to={scentPath} state={OPENED_BY_LINK}>
          {t('companions.finder')}
        </ButtonLink>
      </p>
    </section>
  );
}

function Companion({ label, perfume, why }: { label: string; perfume: PerfumeKey; why: string }) {
  const { name, path } = perfumes[perfume];
  return (
    <li className={styles.companion}>
      <Picture
        source={perfumePicture(perfume)}
        alt=""
        sizes="(min-width: 1100px) 22vw, (min-width: 768px) 45vw, 120px"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.name}>
          <Link to={path} className={styles.link}>
            {name}
          </Link>
        </p>
        <p>{why}</p>
      </div>
    </li>
  );
}
