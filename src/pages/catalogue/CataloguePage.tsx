import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pictures } from '#house/pictures';
import { WithQueries } from '../../components/WithQueries';
import { markNarrowed } from '../../lib/markNarrowed';
import { useAfterFirstPaint } from '../../lib/useAfterFirstPaint';
import { t } from '../../i18n/catalogue';
import { Picture } from '../../ui/Picture';
import banner from './Banner.module.css';
import { Catalogue } from './Catalogue';
import styles from './Catalogue.module.css';

export const meta = { title: t('catalogue.documentTitle'), description: t('catalogue.description') };

/** The banner: title with a highlighted word, and tagline, over the picture. */
function Banner() {
  const { search } = useLocation();
  useLayoutEffect(() => markNarrowed(search), [search]);
  return (
    <div className={banner.banner}>
      <Picture
        source={pictures.bannerCatalogue}
        tall={pictures.bannerCatalogueNarrow}
        alt={t('catalogue.bannerAlt')}
        tallMedia="(max-width: 599.98px)"
        sizes="(max-width: 599.98px) 52vw, max(640px, 60vh)"
        priority
        className={banner.picture}
      />
      <div className={banner.words}>
        <h1 className={banner.title}>
          {t('catalogue.titleBefore')} <em className={banner.highlight}>{t('catalogue.titleHighlight')}</em>
        </h1>
        <p className={banner.tagline}>{t('catalogue.tagline')}</p>
      </div>
    </div>
  );
}

/** The catalogue: banner, search and filter bar, grid. */
export default function CataloguePage() {
  const below = useAfterFirstPaint();
  return (
    <WithQueries>
      <Banner />
      {below ? <Catalogue /> : <div className={styles.place} />}
    </WithQueries>
  );
}
