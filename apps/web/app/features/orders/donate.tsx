import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { lazy } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { donateAnyway } from './api.ts';
import { heldOf } from './money-status.ts';
import { useAction } from './use-action.ts';

const ConfirmModal = lazy(() => import('../../shared/dialogs/confirm-modal.tsx'));

/** The order was late; the fan can donate the money to the fund instead of a refund. */
export const Donate = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const { idOrder, charityShare } = order;
  const words = { sum: useDollars()(heldOf(order)), fund: charityShare?.name ?? '' };
  const { mutate, isPending } = useAction<void>({
    act: (_given, idempotencyKey) => donateAnyway(idOrder, idempotencyKey),
    done: t('donate.done', words),
  });
  const give = async () => {
    const question = { title: t('donate.sure', words), text: t('donate.sureText') };
    const answer = await ask(ConfirmModal, { ...question, yes: t('donate.go', words), no: t('actions.keep') });
    if (answer === 'yes') mutate();
  };
  return (
    <Note>
      <p>{t('donate.text', words)}</p>
      <Button size="small" busy={isPending} onClick={() => void give()}>
        {t('donate.go', words)}
      </Button>
    </Note>
  );
};
