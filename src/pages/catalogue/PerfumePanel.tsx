import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, withoutPanel } from '#config/paths';
import { perfumes } from '#house/perfumes';
import { formatCents } from '#lib/money';
import { tidyQuery } from '#lib/names';
import { BuyButtons } from '#shop/checkout/BuyButtons';
import { GuaranteeNotice } from '#shop/orders/GuaranteeNotice';
import { SellingTerms } from '#shop/orders/SellingTerms';
import { Gallery } from '#shop/perfumes/Gallery';
import { IngredientsAndSafety } from '#shop/perfumes/IngredientsAndSafety';
import { ScentGlance } from '#shop/perfumes/ScentGlance';
import { ShareButton } from '#shop/perfumes/ShareButton';
import { useTrackPerfume } from '#shop/perfumes/useTrackPerfume';
import { PricePer100 } from '#shop/products/PricePer100';
import { SaveButton } from '#shop/products/SaveButton';
import { isSameProduct } from '#shop/products/ids';
import { perfumeOfProduct } from '#shop/products/perfumeTargets';
import { sizeOf, type Product } from '#shop/products/product';
import { productPath } from '#shop/products/productPath';
import { useProductSearch, type FoundProduct } from '#shop/products/useProductSearch';
import { ButtonLink } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { TryAgain } from '#ui/Failure';
import { fullTitle, uiText } from '#ui/texts';
import styles from './PerfumePanel.module.css';
import { catalogueText } from './texts';

interface PerfumePanelProps {
  id: string;
  name: string;
  list: readonly Product[];
  onClose: () => void;
}

export function PerfumePanel({ id, name, list, onClose }: PerfumePanelProps) {
  const found = usePerfume(id, name, list);
  const { product } = found;
  const listQuery = withoutPanel(useLocation().search);
  const own = product && perfumeOfProduct(product.name);
  const title = product?.name ?? (name || catalogueText('panel.loading'));

  useEffect(() => {
    const before = document.title;
    document.title = fullTitle(title);
    return () => {
      document.title = before;
    };
  }, [title]);

  return (
    <Dialog
      title={title}
      titleHidden
      edgeToEdge
      closeLabel={uiText('dialog.close')}
      ground={own && perfumes[own.perfume].ground}
      className={styles.panel}
      onClose={onClose}
    >
      {found.product ? (
        <PanelOffer product={found.product} />
      ) : (
        <div className={styles.none} tabIndex={-1}>
          {/* Always the same element, so that a change of its text is announced. */}
          <p role="status">{catalogueText(`panel.${found.status}`)}</p>
          {found.status === 'notFound' && (
            <ButtonLink kind="outline" to={{ pathname: paths.products, search: listQuery }} replace>
              {catalogueText('panel.back')}
            </ButtonLink>
          )}
          {found.status === 'failed' && <TryAgain onRetry={found.retry} />}
        </div>
      )}
    </Dialog>
  );
}

/** Finds the perfume in the list, by a search for its name, or by its id in the first pages: it may have been renamed. */
function usePerfume(id: string, name: string, list: readonly Product[]): FoundProduct {
  const isWanted = (product: Product): boolean => isSameProduct(product.id, id);
  const listed = list.find(isWanted);
  const named = useProductSearch(listed ? null : tidyQuery(name) || null, isWanted);
  const inCatalogue = useProductSearch(listed || named.status !== 'notFound' ? null : '', isWanted);
  if (listed) return { status: 'found', product: listed, rows: list };
  return named.status === 'notFound' ? inCatalogue : named;
}

function PanelOffer({ product }: { product: Product }) {
  const { id, name, description, price, image, images } = product;
  useTrackPerfume(product);
  const own = perfumeOfProduct(name);
  return (
    <div className={styles.perfume}>
      <div className={styles.pictures}>
        <Gallery key={id} name={name} images={images ?? (image === null ? [] : [image])} />
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <p dir="auto" role="status">
            {name}
          </p>
          <SaveButton product={product} />
        </div>
        <p className={styles.description} dir="auto">
          {description}
        </p>
        <div className={styles.price}>
          <p>
            {formatCents(price)} <PricePer100 {...product} />
          </p>
          <ShareButton title={name} path={productPath(product)} />
        </div>
        <SellingTerms />
        <BuyButtons product={product} wide />
        {own && <ScentGlance perfume={own.perfume} size={sizeOf(name, own.name)} />}
        <IngredientsAndSafety name={name} />
        <GuaranteeNotice />
      </div>
    </div>
  );
}
