import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { PeopleFilter } from './api.ts';
import { roles, states } from './filter.ts';
import styles from './users.module.css';

export const UsersFilter = ({ filter }: { filter: PeopleFilter }) => {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const [text, setText] = useState(filter.text ?? '');
  const { role, state } = filter;
  const find = (change: { role?: string; state?: string } = {}) =>
    navigate(staffPaths.users({ text: text.trim(), ...(role && { role }), ...(state && { state }), ...change }));
  return (
    <search aria-label={t('filter')}>
      <p className={styles.lead}>{t('lead')}</p>
      <Form onSubmit={() => find()}>
        <div className={styles.filter}>
          <Field
            label={t('text')}
            type="search"
            maxLength={limits.search.textMax}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <SelectField
            label={t('role')}
            empty={t('anyRole')}
            options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
            value={role ?? ''}
            onChange={({ target }) => void find({ role: target.value })}
          />
          <SelectField
            label={t('state')}
            empty={t('anyState')}
            options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
            value={state ?? ''}
            onChange={({ target }) => void find({ state: target.value })}
          />
          <Button type="submit" look="primary">
            {t('find')}
          </Button>
        </div>
      </Form>
    </search>
  );
};
