import type { Transaction } from '@stagedoor/contract/schemas/wallet';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';

/**
 * Credits have a plus sign; unpaid transactions moved nothing and have no sign; transfers between sub-balances have no
 * sum.
 */
export const useSignedSum = () => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  return ({ amount, status }: Pick<Transaction, 'amount' | 'status'>) => {
    if (amount === 0) return t('statement.inside');
    const moved = status === 'completed' || status === 'inProgress';
    return `${moved && amount > 0 ? '+' : ''}${dollars(amount)}`;
  };
};
