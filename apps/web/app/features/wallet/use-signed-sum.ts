import type { Transaction } from '@stagedoor/contract/schemas/wallet';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';

/** What came in has a plus; what was not paid moved nothing and has no sign; what only changed its pot has no sum. */
export const useSignedSum = () => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  return ({ amount, status }: Pick<Transaction, 'amount' | 'status'>) => {
    if (amount === 0) return t('statement.inside');
    const moved = status === 'completed' || status === 'inProgress';
    return `${moved && amount > 0 ? '+' : ''}${dollars(amount)}`;
  };
};
