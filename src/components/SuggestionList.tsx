import { Link } from 'react-router-dom';
import { t as common } from '../i18n/common';
import { t } from '../i18n/search';
import { Icon } from '../ui/Icon';
import styles from './SuggestionList.module.css';
import type { Suggestion } from './useSuggestions';

interface SuggestionListProps {
  id: string;
  optionId: (index: number) => string;
  options: readonly Suggestion[];
  active: number;
}

/** The combobox's list. Its entries are links, so that they can also be opened in another tab. */
export function SuggestionList({ id, optionId, options, active }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label={t('search.matches')} className={styles.list}>
      {options.map(({ name, path }, index) => (
        <li key={path} role="none">
          <Link
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={path}
            className={name === null ? styles.all : styles.option}
          >
            {name ?? common('navbar.seeAllResults')}
            {name === null && <Icon name="right" className={styles.arrow} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
