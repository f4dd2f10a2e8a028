import { useEffect, useRef, type TouchEvent } from 'react';
import { LazyPart } from '../../components/LazyPart';
import { GuaranteeNotice } from '../../components/buying/GuaranteeNotice';
import { BuyButtons } from '../../components/buying/BuyButtons';
import { Gallery } from '../../components/perfume/Gallery';
import { SaveButton } from '../../components/perfume/SaveButton';
import { seen } from '../../components/perfume/perfumeLists';
import { PictureLinks } from '../../components/perfume/PictureLinks';
import { RecentlyViewed } from '../../components/perfume/RecentlyViewed';
import { ShareButton } from '../../components/perfume/ShareButton';
import { PricePer100 } from '../../components/perfume/PricePer100';
import { IngredientsAndSafety } from '../../components/perfume/IngredientsAndSafety';
import { productPath } from '../../components/perfume/productPath';
import { SellingTerms } from '../../components/buying/SellingTerms';
import { useProductSearch, type FoundProduct } from '../../components/perfume/useProductSearch';
import type { PerfumeKey } from '#house/perfumes';
import { t } from '../../i18n/choosing';
import { t as common } from '../../i18n/common';
import { lazyModule } from '../../lib/lazyModule';
import { formatCents } from '../../model/money';
import { sizeOf, type Product } from '../../model/product';
import { perfumeOfProduct } from '../../model/searchTargets';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import styles from './PerfumePanel.module.css';

interface PerfumePanelProps {
  id: string;
  name: string;
  list: readonly Product[];
  onTurn: (product: Product) => void;
  onClose: () => void;
}

const glance = lazyModule(() =>
  Promise.all([import('../../components/perfume/ScentGlance'), import('#house/perfumes/texts')]),
);

const ALSO_LIKED = 4;

/** The distance in px that a finger must move down to close the panel. */
const SWIPE_PX = 96;

const STATUS_TEXTS = { loading: 'panel.loading', unknown: 'panel.gone', failed: 'panel.failed' } as const;

/** The panel with details of a perfume, over the catalogue. */
export function PerfumePanel({ id, name, list, onTurn, onClose }: PerfumePanelProps) {
  const perfume = usePerfume(id, name, list);
  const swipe = useSwipeDown(onClose);
  const title = perfume.status === 'sold' ? perfume.product.name : name || t('panel.loading');

  useEffect(() => {
    const before = document.title;
    document.title = title + common('brand.titleSuffix');
    return () => {
      document.title = before;
    };
  }, [title]);

  return (
    <Dialog
      title={title}
      titleHidden
      edgeToEdge
      closeLabel={t('panel.close')}
      className={styles.panel}
      onClose={onClose}
    >
      <div {...swipe}>
        {perfume.status !== 'sold' && (
          <div className={styles.none}>
            {/* Always the same element, so that a change of its text is announced. */}
            <p role="status">{t(STATUS_TEXTS[perfume.status])}</p>
            {perfume.status === 'unknown' && (
              <Button kind="outline" onClick={onClose}>
                {t('panel.back')}
              </Button>
            )}
            {perfume.status === 'failed' && (
              <Button kind="outline" onClick={perfume.retry}>
                {common('action.tryAgain')}
              </Button>
            )}
          </div>
        )}
        {perfume.status === 'sold' && <Sold product={perfume.product} list={list} onTurn={onTurn} />}
      </div>
    </Dialog>
  );
}

/** Finds the perfume in the list on screen, else by a catalogue search for the name in the address. */
function usePerfume(id: string, name: string, list: readonly Product[]): FoundProduct {
  const isWanted = (product: Product): boolean => product.id === id;
  const known = list.find(isWanted);
  const search = name.trim();
  const found = useProductSearch(search, isWanted, !known && search !== '');
  return known ? { status: 'sold', product: known, rows: list } : found;
}

function Sold({ product, list, onTurn }: { product: Product } & Pick<PerfumePanelProps, 'list' | 'onTurn'>) {
  const { id, name, description, price, image, images } = product;
  useEffect(() => seen.add(product), [product]);
  const at = list.findIndex((other) => other.id === id);
  const [previous, next] = at === -1 ? [] : [list[at - 1], list[at + 1]];
  const own = perfumeOfProduct(name);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))].slice(0, ALSO_LIKED);
  return (
    <div className={styles.perfume}>
      <div className={styles.pictures}>
        <Gallery key={id} name={name} images={images ?? (image === null ? [] : [image])} />
        <SaveButton product={product} className={styles.heart} />
      </div>
      <div className={styles.words}>
        <p className={styles.name} dir="auto" role="status">
          {name}
        </p>
        <p className={styles.description} dir="auto">
          {description}
        </p>
        <p className={styles.price}>
          {formatCents(price)} <PricePer100 {...product} />
        </p>
        <SellingTerms />
        <BuyButtons product={product} wide />
        {own && <LazyGlance perfume={own.perfume} size={sizeOf(name, own.name) ?? ''} />}
        <div className={styles.actions}>
          <ShareButton title={name} path={productPath(product)} />
          <span className={styles.turns}>
            <Turn to={previous} icon="left" label="panel.previous" onTurn={onTurn} />
            <Turn to={next} icon="right" label="panel.next" onTurn={onTurn} />
          </span>
        </div>
        <IngredientsAndSafety name={name} />
        <GuaranteeNotice />
        <PictureLinks title={t('panel.alsoLike')} products={others} />
        <RecentlyViewed except={name} />
      </div>
    </div>
  );
}

/** The summary is optional: if its code can't be loaded, nothing is shown. */
function LazyGlance({ perfume, size }: { perfume: PerfumeKey; size: string }) {
  return (
    <LazyPart optional module={glance}>
      {([{ ScentGlance }, { allPerfumeTexts }]) => (
        <ScentGlance perfume={perfume} text={allPerfumeTexts[perfume]} size={size} />
      )}
    </LazyPart>
  );
}

interface TurnProps {
  to: Product | undefined;
  icon: 'left' | 'right';
  label: 'panel.previous' | 'panel.next';
  onTurn: (product: Product) => void;
}

function Turn({ to, icon, label, onTurn }: TurnProps) {
  return to && <IconButton icon={icon} label={t(label, { name: to.name })} onClick={() => onTurn(to)} />;
}

/** Closes on a downward swipe, if scrolled to the top and not on a zoomed picture. */
function useSwipeDown(onClose: () => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent): void => {
      const touch = event.touches[0];
      const target = event.target as Element;
      const atTop = (event.currentTarget.closest('dialog')?.scrollTop ?? 0) <= 0;
      const alone = event.touches.length === 1 && !target.closest('[data-zoomed]');
      from.current = touch && atTop && alone ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!start || !touch) return;
      const [across, down] = [Math.abs(touch.clientX - start.x), touch.clientY - start.y];
      if (down > SWIPE_PX && down > 2 * across) onClose();
    },
  };
}
