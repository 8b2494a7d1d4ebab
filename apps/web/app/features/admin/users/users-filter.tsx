import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { staffPaths } from '../../../shared/staff-paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Wanted } from './api.ts';
import styles from './users.module.css';
import { roles, states } from './wanted.ts';

export const UsersFilter = ({ wanted }: { wanted: Wanted }) => {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const [text, setText] = useState(wanted.text ?? '');
  const { role, state } = wanted;
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
