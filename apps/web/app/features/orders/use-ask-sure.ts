import { lazy } from 'react';
import { ask } from '../../shared/ask.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useAct } from './use-act.ts';

const SureModal = lazy(() => import('../../shared/sure-modal.tsx'));

type Wanted = {
  act: (idempotencyKey: string) => Promise<unknown>;
  done: string;
  question: { title: string; text: string; yes: string };
};

/** Asks once, then does it. */
export const useAskSure = ({ act, done, question }: Wanted) => {
  const { t } = useTranslation('orders');
  const { mutate, isPending } = useAct<void>({ act: (_given, idempotencyKey) => act(idempotencyKey), done });
  const open = async () => {
    if ((await ask(SureModal, { ...question, no: t('acts.keep') })) === 'yes') mutate();
  };
  return { busy: isPending, open };
};
