import { useEffect, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { catalogueSearchPath, finderPath } from '#config/paths';
import { formPictures } from '#house/formPictures';
import { lightRoom } from '#house/colours';
import { pageText, type PageLink } from '#i18n/pageTexts';
import type { Product } from '#shop/products/product';
import type { PagedList } from '#shop/queries/usePagedList';
import { ResultRow, pictureSizes, type ResultRowProps } from '#shop/search/ResultRow';
import rowStyles from '#shop/search/ResultRow.module.css';
import { createDeduper } from '#shop/search/createDeduper';
import { matchesNormalised, pageTargets, wordBeginningsFirst } from '#shop/search/searchTargets';
import { searchText } from '#shop/search/texts';
import { useByScent } from '#shop/search/useByScent';
import { useSearchedProducts } from '#shop/search/useSearchedProducts';
import { Button, ButtonLink } from '#ui/Button';
import { Failure } from '#ui/Failure';
import { Picture } from '#ui/Picture';
import { Skeleton } from '#ui/Skeleton';
import { announce } from '#ui/alerts/announce';
import { useDrawnRows } from '#ui/list/useDrawnRows';
import { uiText } from '#ui/texts';
import styles from './SearchPage.module.css';
import { productRows } from './productRows';

const { strip } = formPictures.profile;
const finder: PageLink = { name: pageText('finder.title'), path: finderPath() };

/** A way on; the first one is outlined. */
const nextLink = ({ name, path }: PageLink, isFirst = false) => (
  <ButtonLink key={path} kind={isFirst ? 'outline' : 'quiet'} to={path}>
    <bdi>{name}</bdi>
  </ButtonLink>
);

interface EmptyResultsProps {
  label?: string;
  text: string;
  understood?: readonly string[];
  nextLinks?: readonly PageLink[];
}

/** What stands in the place of results: a wall of the house without a bottle. */
export const EmptyResults = ({ label, text, understood = [], nextLinks = [finder] }: EmptyResultsProps) => (
  <section aria-label={label} className={styles.nothing} data-ground={lightRoom}>
    <Picture source={strip} alt="" sizes={pictureSizes(1)} className={rowStyles.picture} />
    <div className={rowStyles.words}>
      <p className={rowStyles.name}>{text}</p>
      <Sentences of={understood} />
      {nextLinks.map((way, index) => nextLink(way, index === 0))}
    </div>
  </section>
);

export function Results({ query }: { query: string }) {
  const list = useSearchedProducts(query);
  const { state, rows } = list;
  const isLoading = state === 'loading';
  const { help, ...scents } = useByScent(query, rows, !isLoading);
  const dedupe = createDeduper();
  const products = dedupe(productRows(query, rows));
  const namedPages = pageTargets.filter(({ name }) => matchesNormalised(name, query));
  const pages = dedupe(wordBeginningsFirst(namedPages, query));
  const byScent = dedupe(scents.rows);
  // What the answer and its prices would move or take away comes with them.
  const isWaiting = !scents.isReady;
  const count = products.length + pages.length + byScent.length;
  // One or two answers have room for their rooms.
  const shown = [...products, ...byScent, ...scents.band];
  const showLarge = !isWaiting && shown.length <= 2 && shown.every(({ picture }) => picture !== undefined);
  const isSettled = !isWaiting && !['loadingMore', 'failed', 'moreFailed'].includes(state);
  const nothing = isSettled && count === 0 && help.links.length === 0;

  // Without any row, the catalogue has nothing either.
  const inCatalogue = { name: searchText('search.inCatalogue', { query }), path: catalogueSearchPath(query) };
  const nextLinks = scents.band.length > 0 ? scents.band : [rows.length > 0 ? inCatalogue : finder];

  let status = searchText('search.loading');
  if (nothing) status = searchText('search.none');
  else if (!isLoading) status = count > 0 ? searchText('search.result', { count }) : help.sentences.join(' ');
  useEffect(() => {
    if (status !== '') announce(status);
  }, [status]);

  return (
    <div className={styles.results} tabIndex={-1}>
      {nothing && (
        <EmptyResults text={searchText('search.none')} understood={scents.sentences} nextLinks={nextLinks} />
      )}
      <ResultRows
        title={searchText('search.products')}
        titleHidden
        rows={products}
        showLarge={showLarge}
        isLoading={isWaiting}
      />
      {isWaiting && <p className={styles.more}>{searchText('search.loading')}</p>}
      <MoreProducts {...list} />
      <Section title={searchText('search.pages')} rows={pages} className={styles.pages}>
        {({ name, path }) => <Link to={path}>{name}</Link>}
      </Section>
      {!isWaiting && !nothing && (
        <ResultRows
          title={searchText('answer.byScent')}
          sentences={scents.sentences}
          rows={[...byScent, ...scents.band]}
          showLarge={showLarge}
          titleHidden={byScent.length === count && help.links.length === 0}
        />
      )}
      <HelpAnswer help={help} links={dedupe(help.links)} isAlone={count === 0} />
      {isSettled && !nothing && scents.sentences.length > 0 && nextLink(finder)}
    </div>
  );
}

/** The button for more of the API's products: a page of them may have none whose name matches, and show nothing. */
function MoreProducts({ state, loadMore, retry }: PagedList<Product>) {
  if (state === 'failed' || state === 'moreFailed')
    return <Failure text={searchText('search.failed')} kind="quiet" onRetry={retry} />;
  if (state === 'loading' || state === 'complete') return null;
  const isLoading = state === 'loadingMore';
  return (
    <div className={styles.more}>
      <Button kind="outline" pending={isLoading} onClick={loadMore}>
        {uiText(isLoading ? 'list.loadingMore' : 'list.loadMore')}
      </Button>
    </div>
  );
}

interface HelpAnswerProps {
  help: ReturnType<typeof useByScent>['help'];
  /** Those of its links that stand nowhere else. */
  links: readonly PageLink[];
  /** Nothing else was found. */
  isAlone: boolean;
}

function HelpAnswer({ help, links, isAlone }: HelpAnswerProps) {
  const title = searchText('help.title');
  if (isAlone && help.isUnanswered)
    return <EmptyResults label={title} text={searchText('help.none')} nextLinks={help.links} />;
  return (
    <Section title={title} sentences={help.sentences} rows={links} titleHidden={isAlone}>
      {(link) => nextLink(link)}
    </Section>
  );
}

/** What was understood. */
const Sentences = ({ of }: { of: readonly string[] }) =>
  of.map((sentence) => (
    <p key={sentence} className={rowStyles.sentence}>
      {sentence}
    </p>
  ));

interface SectionProps<Row> {
  title: string;
  titleHidden?: boolean;
  sentences?: readonly string[];
  rows: readonly Row[];
  className?: string | undefined;
  /** What follows the rows. */
  more?: ReactNode;
}

/** Sentences and a list under a heading; nothing, if there are none. @param children draws a row */
function Section<Row extends PageLink>({
  title,
  titleHidden = false,
  sentences = [],
  rows,
  className,
  more,
  children,
}: SectionProps<Row> & { children: (row: Row) => ReactNode }) {
  const id = useId();
  if (sentences.length + rows.length === 0 && !more) return null;
  return (
    <section aria-labelledby={id} className={rowStyles.group}>
      <h2 id={id} className={titleHidden ? 'visually-hidden' : rowStyles.title}>
        {title}
      </h2>
      <Sentences of={sentences} />
      <ul role="list" className={className}>
        {rows.map((row, index) => (
          <li key={index}>{children(row)}</li>
        ))}
        {more}
      </ul>
    </section>
  );
}

/** Tiles. @param showLarge each stands in the room of its picture @param isLoading more of them are about to follow */
function ResultRows({
  showLarge,
  isLoading = false,
  ...section
}: SectionProps<ResultRowProps> & { showLarge: boolean; isLoading?: boolean }) {
  const drawn = useDrawnRows(section.rows);
  const places = Array.from({ length: isLoading ? 4 : 0 }, (_, index) => (
    <li key={`skeleton ${index}`} aria-hidden="true">
      <Skeleton className={styles.picturePlace} />
      <Skeleton className={styles.namePlace} />
    </li>
  ));
  const className = showLarge ? rowStyles.rooms : rowStyles.rows;
  return (
    <Section {...section} rows={drawn} className={className} more={isLoading && places}>
      {(row) => <ResultRow {...row} isLarge={showLarge} />}
    </Section>
  );
}
