import { draws } from '#house/finder';
import { families } from '#house/families';
import type { RefObject } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { AddToCart } from '../../components/buying/BuyButtons';
import { Samples } from '../../components/buying/Samples';
import { ScentGlance } from '../../components/perfume/ScentGlance';
import { ShareButton } from '../../components/perfume/ShareButton';
import { usePagedList } from '../../components/lists/usePagedList';
import { perfumePicture } from '../../components/perfume/perfumePicture';
import { productPath } from '../../components/perfume/productPath';
import { productsQuery } from '../../components/lists/productsQuery';
import { OPENED_BY_LINK, OVERLAY_ENTRY, withoutOverlay } from '../../model/overlays';
import { scentPath } from '../../config/paths';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { t } from '../../i18n/scent';
import { keysOf } from '../../lib/tables';
import { writeCompared } from '../../model/comparison';
import { formatCents } from '../../model/money';
import { sizeOf, type Product } from '../../model/product';
import { budgetOf, findScent, sizeWithin, type Answers, type Misfit } from '../../model/scentFinder';
import { normaliseForSearch, perfumeOfProduct } from '../../model/searchTargets';
import { ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import { LivePrice } from './LivePrice';
import styles from './ScentResult.module.css';

const CANDIDATES = keysOf(perfumes).map((key) => ({ key, ...perfumes[key], ...perfumes[key].facets }));

type Drawn = keyof typeof draws;

/** The best match, the answers that it does not match, and up to two other perfumes. */
export function ScentResult({
  answers,
  heading,
}: {
  answers: Answers;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { search } = useLocation();
  const [best, second, third] = findScent(CANDIDATES, answers);
  const [whom, when, where, drawn] = answers;
  const offer = useOffer(best?.perfume.name ?? '', budgetOf(answers));
  if (!best || !second || !third) return null;
  const { key, name, path } = best.perfume;
  const wanted = drawn === 'unknown' ? undefined : (drawn as Drawn);
  const wantedText = wanted && families[wanted];
  const whose = whom === 'someone' ? 'scent.result.someone' : 'scent.result.me';
  const title = `${t(whose)} ${name}`;
  const misfits = misfitText([...best.misfits, ...(offer.tooDear ? (['price'] as const) : [])], wantedText);
  return (
    <div className={styles.result}>
      <Picture
        source={perfumePicture(key)}
        alt=""
        sizes="(min-width: 700px) 260px, 50vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          <span className={styles.label}>{t(whose)}</span> <span>{name}</span>
        </h3>
        <p>
          {t('scent.asked', {
            when: t(`scent.asked.${when as 'day'}`),
            where: t(`scent.asked.${where as 'close'}`),
            drawn: wantedText ? t('scent.asked.drawn', { family: wantedText }) : '',
          })}{' '}
          {misfits ? t('scent.closest', { name, misfits }) : t('scent.fits', { name })}
        </p>
        <Price offer={offer} of={name} />
        <div className={styles.actions}>
          {offer.product && <AddToCart product={offer.product} kind="solid" />}
          <ButtonLink kind={offer.product && 'outline'} to={path}>
            {t('scent.look', { name })}
          </ButtonLink>
          <ShareButton title={title} path={scentPath + answers.join('.')} text={t('scent.send')} />
        </div>
        <Samples />
        <ScentGlance perfume={key} text={allPerfumeTexts[key]} />
        <ButtonLink kind="quiet" {...comparedOver(search, [key, second.perfume.key])}>
          {t('scent.compare', { name: second.perfume.name })}
        </ButtonLink>
      </div>
      <section className={styles.others} aria-labelledby="scent-others">
        <h4 id="scent-others" className={styles.label}>
          {t('scent.others')}
        </h4>
        <ul role="list" className={styles.list}>
          <OtherPerfume {...second} answers={answers} wanted={wantedText} />
          {wanted && <ByName drawn={wanted} budget={budgetOf(answers)} />}
          {!wanted && <OtherPerfume {...third} answers={answers} wanted={wantedText} />}
        </ul>
      </section>
    </div>
  );
}

/** A link to a comparison over the current list: the query's search and sort stay, and closing returns to it. */
function comparedOver(query: string, compared: readonly PerfumeKey[]): Pick<LinkProps, 'to' | 'state'> {
  const next = withoutOverlay(query);
  next.set('compare', writeCompared(compared));
  return { to: { search: next.toString() }, state: { ...OVERLAY_ENTRY, ...OPENED_BY_LINK } };
}

interface Offer {
  status: 'loading' | 'ready' | 'failed';
  product: Product | undefined;
  /** Whether even its cheapest size exceeds the budget. */
  tooDear: boolean;
  retry: () => void;
}

/** A perfume as the API sells it, in a size that fits the budget if there is one. */
function useOffer(name: string, budget: number): Offer {
  const { status, rows, retry } = usePagedList(productsQuery(name));
  const product = sizeWithin(rows, name, budget);
  return { status, product, tooDear: product !== undefined && product.price > budget, retry };
}

function Price({ offer: { status, product, retry }, of }: { offer: Offer; of: string }) {
  return (
    <LivePrice
      status={status}
      product={product}
      size={product && sizeOf(product.name, of)}
      className={product ? styles.price : styles.unpriced}
      onRetry={retry}
    />
  );
}

interface OtherPerfumeProps {
  perfume: (typeof CANDIDATES)[number];
  misfits: readonly Misfit[];
  answers: Answers;
  wanted: string | undefined;
}

function OtherPerfume({ perfume: { name, path }, misfits, answers, wanted }: OtherPerfumeProps) {
  const offer = useOffer(name, budgetOf(answers));
  const said = misfitText([...misfits, ...(offer.tooDear ? (['price'] as const) : [])], wanted);
  return (
    <li className={styles.other}>
      <Link to={path} className={styles.name}>
        {name}
      </Link>
      <Price offer={offer} of={name} />
      <p>{said ? t('scent.though', { misfits: said }) : t('scent.fitsAlso')}</p>
    </li>
  );
}

/** A product of the API whose name contains the wanted note; its other facets are unknown. */
function ByName({ drawn, budget }: { drawn: Drawn; budget: number }) {
  const family = draws[drawn].namedAfter;
  const { rows } = usePagedList(productsQuery(family));
  const product = rows.find(
    ({ name, price }) =>
      // Compare whole words: 'Poudré' does not contain the word 'oud'.
      normaliseForSearch(name).split(' ').includes(normaliseForSearch(family)) &&
      price <= budget &&
      !perfumeOfProduct(name),
  );
  return (
    product && (
      <li className={styles.other}>
        <Link to={productPath(product)} state={OPENED_BY_LINK} className={styles.name}>
          <bdi>{product.name}</bdi>
        </Link>
        <p className={styles.price}>{formatCents(product.price)}</p>
        <p>{t('scent.byName', { family })}</p>
      </li>
    )
  );
}

function misfitText(misfits: readonly Misfit[], family = ''): string {
  return misfits.map((misfit) => t(`scent.misfit.${misfit}`, { family })).join(t('scent.and'));
}
