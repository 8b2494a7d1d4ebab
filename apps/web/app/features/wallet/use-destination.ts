import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** `bank account •••• 2209`. */
export const useDestination = () => {
  const { t } = useTranslation('wallet');
  return ({ rail, masked }: Withdrawal['destination']) => t(`rails.${rail}`, { masked });
};
