import { limits } from '@stagedoor/contract/limits';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';
import { paths } from '../navigation/paths.ts';
import styles from './search-box.module.css';

/** Opens the results page, with or without scripts. */
export const SearchForm = (field: ComponentProps<'input'>) => {
  const { t } = useTranslation('search');
  return (
    <Form action={paths.explore()} className={styles.form}>
      <input
        type="search"
        name="find"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={limits.search.textMax}
        {...field}
      />
      <button type="submit" aria-label={t('go')} className={styles.go}>
        <IconSearch aria-hidden="true" />
      </button>
    </Form>
  );
};
