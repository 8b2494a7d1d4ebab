import type { ReactNode, SyntheticEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './filter-form.module.css';

type Props = {
  label: string;
  /** What stays whatever is filled in: names of the address that are no fields. */
  keep?: readonly string[];
  children: ReactNode;
};

/** What narrows a list stands in the address: it can be sent to a colleague, and Back undoes it. */
export const FilterForm = ({ label, keep = [], children }: Props) => {
  const { t } = useTranslation('books');
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const kept = keep.flatMap((name) => query.getAll(name).map((value): [string, string] => [name, value]));
  const find = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    setQuery(new URLSearchParams([...kept, ...given]), { preventScrollReset: true });
  };
  const isNarrowed = query.size > kept.length;
  return (
    <search>
      {/* The fields begin anew with every address. */}
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
