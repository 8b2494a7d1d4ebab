import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { lazy } from 'react';
import { api } from '../../shared/api.ts';
import { ask } from '../../shared/ask.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { heldOf } from './money-way.ts';
import { useAct } from './use-act.ts';

const SureModal = lazy(() => import('../../shared/sure-modal.tsx'));

/** It came too late; the fund need not go without. */
export const Donate = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const { idOrder, charityShare } = order;
  const words = { sum: useDollars()(heldOf(order)), fund: charityShare?.name ?? '' };
  const { mutate, isPending } = useAct<void>({
    act: (_given, idempotencyKey) => api('donateAnyway', { body: { idOrder } }, { idempotencyKey }),
    done: t('donate.done', words),
  });
  const give = async () => {
    const question = { title: t('donate.sure', words), text: t('donate.sureText') };
    const answer = await ask(SureModal, { ...question, yes: t('donate.go', words), no: t('acts.keep') });
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
