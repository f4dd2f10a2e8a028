import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPath } from '../../config/paths';
import { t as common } from '../../i18n/common';
import { t } from '../../i18n/search';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import styles from './SearchForm.module.css';

/** A form for another search. Empty or white-space-only text does nothing (behaviour 13.5). */
export function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate();
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('query');
    const text = typeof typed === 'string' ? typed.trim() : '';
    if (text !== '') void navigate(searchPath(text));
  };
  return (
    <form className={styles.form} role="search" onSubmit={submit}>
      <Field
        label={common('navbar.searchPlaceholder')}
        type="search"
        name="query"
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" kind="outline">
        {t('search.submit')}
      </Button>
    </form>
  );
}
