import { useId, type ReactNode } from 'react';
import { finderPath } from '#config/paths';
import { lightRoom } from '#house/colours';
import { formPictures } from '#house/formPictures';
import { pageText, type PageLink } from '#i18n/pageTexts';
import { ResultRow, pictureSizes, type ResultRowProps } from '#shop/search/ResultRow';
import rowStyles from '#shop/search/ResultRow.module.css';
import { ButtonLink } from '#ui/Button';
import { Picture } from '#ui/Picture';
import { Skeleton } from '#ui/Skeleton';
import { useDrawnRows } from '#ui/list/useDrawnRows';
import styles from './SearchPage.module.css';

const { strip } = formPictures.profile;
export const finder: PageLink = { name: pageText('finder.title'), path: finderPath() };

/** A way on. @param isFirst the first one is outlined */
export const NextLink = ({ name, path, isFirst = false }: PageLink & { isFirst?: boolean }) => (
  <ButtonLink kind={isFirst ? 'outline' : 'quiet'} to={path}>
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
      {nextLinks.map(({ name, path }, index) => (
        <NextLink key={path} name={name} path={path} isFirst={index === 0} />
      ))}
    </div>
  </section>
);

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
export function Section<Row extends PageLink>({
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
export function ResultRows({
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
