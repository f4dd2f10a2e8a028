import { editions } from '#house/editions';
import { Nameplate } from '../../ui/Nameplate';
import { Picture } from '../../ui/Picture';
import { COLUMNS } from './columns';
import styles from './Editions.module.css';

/** The number of rows of cards above each edition. */
const ROWS = 3;

/** The editions below a card that ends a third row, each with the number of columns for which that is so. */
function editionsAfter(position: number) {
  return COLUMNS.flatMap((columns) => {
    const edition = editions[position / (ROWS * columns) - 1];
    return edition ? [{ columns, ...edition }] : [];
  });
}

interface EditionsProps {
  /** The position of the card above, from 1. */
  after: number;
  /** The picture is not requested yet; its space is reserved. */
  deferred: boolean;
}

/**
 * The picture of an edition across the whole list, after every third row of cards as long as there are editions. Decorative: a list has only cards as its items.
 */
export function Editions({ after, deferred }: EditionsProps) {
  return editionsAfter(after).map(({ columns, name, text, source }) => (
    <div key={columns} role="none" className={styles.edition} data-columns={columns} data-tone={source.tone}>
      {!deferred && (
        <Picture
          source={source}
          alt=""
          sizes="(min-width: 1080px) 42vw, (min-width: 768px) 50vw, 100vw"
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        <Nameplate>{name}</Nameplate>
        <span className={styles.text}>{text}</span>
      </span>
    </div>
  ));
}
