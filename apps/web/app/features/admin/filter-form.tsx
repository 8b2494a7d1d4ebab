import type { ReactNode, SyntheticEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import styles from './filter-form.module.css';

type Props = {
  label: string;
  /** Query parameters that are no fields and stay when the form is submitted. */
  keep?: readonly string[];
  children: ReactNode;
};

/** The filter is part of the URL: it can be sent to a colleague, and Back undoes it. */
export const FilterForm = ({ label, keep = [], children }: Props) => {
  const { t } = useTranslation('books');
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const kept = keep.flatMap((name) => query.getAll(name).map((value): [string, string] => [name, value]));
  const find = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = [...new FormData(event.currentTarget)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    setQuery(new URLSearchParams([...kept, ...entered]), { preventScrollReset: true });
  };
  const isNarrowed = query.size > kept.length;
  return (
    <search>
      {/* The key resets the fields when the URL changes. */}
      <form key={query.toString()} className={styles.filter} aria-label={label} onSubmit={find} noValidate>
        {children}
        <div className={styles.ways}>
          <Button type="submit" look="primary" size="small">
            {t('filter.find')}
          </Button>
          {isNarrowed && (
            <ButtonLink to={`${pathname}?${new URLSearchParams(kept)}`} size="small" look="quiet">
              {t('filter.all')}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
};
