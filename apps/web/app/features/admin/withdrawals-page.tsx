import type { WithdrawalState } from '@stagedoor/contract/schemas/wallet';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ChipLink, ChipRow } from '../../ui/buttons/chip.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Batches } from './batches.tsx';
import { FilterForm } from './filter-form.tsx';
import { Queue } from './queue.tsx';

const states: readonly WithdrawalState[] = ['requested', 'approved', 'sent', 'returned', 'rejected', 'cancelled'];

export const WithdrawalsPage = () => {
  const { t } = useTranslation('admin');
  const [query] = useSearchParams();
  const state = states.find((name) => name === query.get('state')) ?? 'requested';
  const typed = query.get('number') ?? '';
  // Accepts the reference from the bank file, or only its digits.
  const [digits] = /[1-9]\d{0,14}$/.exec(typed.trim()) ?? [];
  const id = digits === undefined ? undefined : Number(digits);
  return (
    <>
      <h1 tabIndex={-1}>{t('withdrawals.title')}</h1>
      <ChipRow label={t('withdrawals.states')}>
        {states.map((name) => (
          <ChipLink key={name} to={paths.adminWithdrawals(name)} current={name === state}>
            {t(`withdrawals.${name}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <FilterForm label={t('withdrawals.find')} keep={['state']}>
        <Field
          name="number"
          label={t('withdrawals.findNumber')}
          hint={t('withdrawals.findHint')}
          inputMode="numeric"
          maxLength={20}
          defaultValue={typed}
        />
      </FilterForm>
      <Queue key={`${state} ${id}`} state={state} id={id} />
      <Batches />
    </>
  );
};
