import type { WithdrawalState } from '@stagedoor/contract/schemas/wallet';
import { useSearchParams } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ChipLink, ChipRow } from '../../ui/chip.tsx';
import { Batches } from './batches.tsx';
import { Queue } from './queue.tsx';

const states: readonly WithdrawalState[] = ['requested', 'approved', 'sent', 'returned', 'rejected', 'cancelled'];

export const WithdrawalsPage = () => {
  const { t } = useTranslation('admin');
  const [query] = useSearchParams();
  const state = states.find((name) => name === query.get('state')) ?? 'requested';
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
      <Queue key={state} state={state} />
      <Batches />
    </>
  );
};
