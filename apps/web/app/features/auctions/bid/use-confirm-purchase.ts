import type { Cents } from '@stagedoor/contract/money';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

/** The card is charged with the answer, so the sum is said once more. */
export const useConfirmPurchase = () => {
  const { t } = useTranslation('auction');
  const dollars = useDollars();
  return async (price: Cents): Promise<boolean> => {
    const sum = dollars(price);
    const words = {
      title: t('buy.title', { sum }),
      text: t('buy.text', { sum }),
      yes: t('buy.yes', { sum }),
      no: t('buy.no'),
    };
    return (await ask(ConfirmModal, words)) === 'yes';
  };
};
