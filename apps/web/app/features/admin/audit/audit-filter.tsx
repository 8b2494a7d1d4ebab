import { staffLimits } from '@stagedoor/contract/staff-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { actorsQuery } from './api.ts';
import styles from './audit.module.css';
import { type Filter, filterOf, queryOf } from './filter.ts';
import { useActionWords } from './use-action-words.ts';

/** The filter is part of the URL, so that a result can be shared with a colleague. */
export const AuditFilter = () => {
  const { t } = useTranslation('audit');
  const [query, setQuery] = useSearchParams();
  const { data } = useQuery(actorsQuery);
  const actionWords = useActionWords();
  const [filter, setFilter] = useState(filterOf(query));
  const set = (name: keyof Filter) => (event: { target: { value: string } }) =>
    setFilter({ ...filter, [name]: event.target.value });
  const actions = withChosen(data?.actions ?? [], filter.action)
    .map((value) => ({ value, label: actionWords(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const staff = data?.staff.map(({ idUser, name }) => ({ value: String(idUser), label: name })) ?? [];
  return (
    <search aria-label={t('filter')}>
      <Form onSubmit={() => setQuery(queryOf(filter), { preventScrollReset: true })}>
        <div className={styles.filter}>
          <SelectField
            label={t('staff')}
            empty={t('everybody')}
            options={staff}
            value={filter.staff}
            onChange={set('staff')}
          />
          <SelectField
            label={t('action')}
            empty={t('everything')}
            options={actions}
            value={filter.action}
            onChange={set('action')}
          />
          <Field
            label={t('about')}
            hint={t('aboutHint')}
            maxLength={staffLimits.subject}
            value={filter.subject}
            onChange={set('subject')}
          />
          <Field type="date" label={t('from')} value={filter.from} onChange={set('from')} />
          <Field type="date" label={t('until')} value={filter.until} onChange={set('until')} />
        </div>
        <Ways>
          <Button type="submit" size="small">
            {t('show')}
          </Button>
          {queryOf(filterOf(query)).size > 0 && (
            <ButtonLink to={staffPaths.audit()} look="quiet" size="small" preventScrollReset>
              {t('clear')}
            </ButtonLink>
          )}
        </Ways>
      </Form>
    </search>
  );
};

/** The URL may name an action that is not in the log yet. */
const withChosen = (known: readonly string[], chosen: string) =>
  chosen === '' || known.includes(chosen) ? known : [...known, chosen];
