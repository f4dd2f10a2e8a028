import { media } from '#config/media';
import { pictures } from '#house/pictures';
import { cacheHeadAnswer } from '#shop/products/api';
import { parseView } from '#shop/products/catalogueView';
import { Picture } from '#ui/Picture';
import styles from './Banner.module.css';
import { Catalogue } from './Catalogue';
import { catalogueText } from './texts';
import { useCatalogueView } from './useCatalogueView';

export const meta = {
  title: catalogueText('catalogue.documentTitle'),
  description: catalogueText('catalogue.description'),
};

export const takeHeadAnswer = (): Promise<void> =>
  cacheHeadAnswer(parseView(new URLSearchParams(window.location.search)).search);

/** The banner: title with a highlighted word, and tagline, over the picture. The saved perfumes have their own title. */
function Banner() {
  const isSaved = useCatalogueView().view.saved === '1';
  return (
    <div className={styles.banner}>
      <Picture
        source={pictures.bannerCatalogue}
        alt={catalogueText('catalogue.bannerAlt')}
        sizes={`${media.desktop} 60vw, ${media.tablet} 100vw, 140vw`}
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 className={styles.title}>
          {catalogueText(isSaved ? 'catalogue.savedBefore' : 'catalogue.titleBefore')}{' '}
          <em className={styles.highlight}>
            {catalogueText(isSaved ? 'catalogue.savedHighlight' : 'catalogue.titleHighlight')}
          </em>
        </h1>
        {!isSaved && <p className={styles.tagline}>{catalogueText('catalogue.tagline')}</p>}
      </div>
    </div>
  );
}

export default function CataloguePage() {
  return (
    <>
      <Banner />
      <Catalogue />
    </>
  );
}
