import { lazy } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useAction } from './use-action.ts';

const ConfirmModal = lazy(() => import('../../shared/dialogs/confirm-modal.tsx'));

type Confirmation = {
  act: (idempotencyKey: string) => Promise<unknown>;
  done: string;
  question: { title: string; text: string; yes: string; no?: string };
};

/** Asks for confirmation, then acts. */
export const useConfirm = ({ act, done, question }: Confirmation) => {
  const { t } = useTranslation('orders');
  const { mutate, isPending } = useAction<void>({ act: (_given, idempotencyKey) => act(idempotencyKey), done });
  const open = async () => {
    if ((await ask(ConfirmModal, { no: t('actions.keep'), ...question })) === 'yes') mutate();
  };
  return { busy: isPending, open };
};
