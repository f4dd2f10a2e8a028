import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../i18n/catalogue';
import { markNarrowed } from '../../lib/markNarrowed';
import { Picture } from '../../ui/Picture';
import { pictures } from '#house/pictures';
import styles from './Banner.module.css';

/** The banner: title with a highlighted word, and tagline, over the picture (behaviour 8.1, 8.27). */
export function Banner() {
  const { search } = useLocation();
  useLayoutEffect(() => markNarrowed(search), [search]);
  return (
    <div className={styles.banner}>
      <Picture
        source={pictures.bannerCatalogue}
        tall={pictures.bannerCatalogueNarrow}
        alt={t('catalogue.bannerAlt')}
        sizes="(max-aspect-ratio: 1/1) 52vw, (max-width: 480px) 52vw, max(740px, 92vh)"
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 className={styles.title}>
          {t('catalogue.titleBefore')} <em className={styles.highlight}>{t('catalogue.titleHighlight')}</em>
        </h1>
        <p className={styles.tagline}>{t('catalogue.tagline')}</p>
      </div>
    </div>
  );
}
