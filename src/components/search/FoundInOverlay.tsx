import { useLayoutEffect } from 'react';
import { t } from '../../i18n/found';
import { helpFor } from '../../model/help';
import { perfumeNamed } from '../../model/searchTargets';
import { RemoteImage } from '../../ui/RemoteImage';
import { productPath } from '../perfume/productPath';
import { FoundRow, type FoundRowProps, type OptionProps } from './FoundRow';
import styles from './FoundRow.module.css';
import { useScentRows } from './useScentRows';
import { useShopSuggestions } from './useShopSuggestions';

/** What the overlay finds besides names of perfumes and pages. */
export interface Found {
  query: string;
  paths: readonly string[];
  /** Lines about a wish that none of the perfumes meets. */
  lines: readonly string[];
  answered: boolean;
}

interface FoundInOverlayProps {
  query: string;
  /** The addresses that the list has already. */
  listed: readonly string[];
  optionProps: (index: number) => OptionProps;
  onFound: (found: Found) => void;
}

/**
 * Further entries of the overlay's list, in groups: perfumes by their scent, the API's products by name, and help.
 */
export function FoundInOverlay({ query, listed, optionProps, onFound }: FoundInOverlayProps) {
  const { sold, named, answered } = useShopSuggestions(query);
  const { lines, rows } = useScentRows(query, sold, answered);
  const byScent = rows.filter(({ path }) => !listed.includes(path));
  const shown = [...listed, ...byScent.map(({ path }) => path)];
  const inShop = named
    .filter(({ name }) => !shown.includes(perfumeNamed(name)?.path ?? ''))
    .map((product) => ({
      path: productPath(product),
      name: product.name,
      picture: <RemoteImage src={product.image} alt="" />,
      price: product.price,
    }));
  const help = helpFor(query)
    .filter(({ path }) => !listed.includes(path))
    .map(({ topic, path }) => ({ path, name: t(`help.${topic}`) }));
  const groups: { title: string; rows: readonly FoundRowProps[] }[] = [
    { title: t('found.byScent'), rows: byScent },
    { title: t('found.inShop'), rows: inShop },
    { title: t('help.title'), rows: help },
  ];
  const found = JSON.stringify({
    query,
    paths: groups.flatMap((group) => group.rows.map(({ path }) => path)),
    lines,
    answered,
  } satisfies Found);
  useLayoutEffect(() => onFound(JSON.parse(found) as Found), [found, onFound]);

  let index = listed.length;
  return groups
    .filter((group) => group.rows.length > 0)
    .map(({ title, rows: entries }) => (
      <li key={title} role="none">
        <div role="group" aria-label={title} className={styles.group}>
          <span aria-hidden="true" className={styles.label}>
            {title}
          </span>
          <ul role="none" className={styles.rows}>
            {entries.map((row) => (
              <li key={row.path} role="none">
                <FoundRow {...row} option={optionProps(index++)} />
              </li>
            ))}
          </ul>
        </div>
      </li>
    ));
}
