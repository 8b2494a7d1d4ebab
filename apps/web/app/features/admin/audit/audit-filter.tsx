import { staffLimits } from '@stagedoor/contract/staff-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { staffPaths } from '../../../shared/staff-paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Ways } from '../../../ui/form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { actorsQuery } from './api.ts';
import { type Filter, filterOf, queryOf } from './asked.ts';
import styles from './audit.module.css';
import { useActionWords } from './use-action-words.ts';

/** Stands in the address, so that a colleague can be sent what was found. */
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

/** The address may name an action that nobody has done yet. */
const withChosen = (known: readonly string[], chosen: string) =>
  chosen === '' || known.includes(chosen) ? known : [...known, chosen];
