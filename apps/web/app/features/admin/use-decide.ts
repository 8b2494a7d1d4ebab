import { limits } from '@stagedoor/contract/limits';
import { lazy } from 'react';
import { ask } from '../../shared/ask.tsx';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useRefreshQueue } from './api.ts';

const WordsModal = lazy(() => import('../../shared/words-modal.tsx'));

const min = 4;
const max = limits.orders.reasonMax;

type Decision = {
  send: (id: number, reason: string, idempotencyKey: string) => Promise<unknown>;
  look: 'primary' | 'stop';
  title: string;
  lead: string;
  label: string;
  submit: string;
  done: string;
  /** What is said when it cannot be done any more. */
  changed?: string;
};

/** A decision that needs a reason. */
export const useDecide = (id: number, onDecided: () => void) => {
  const { t } = useTranslation('admin');
  const refresh = useRefreshQueue();
  return async ({ done, ...wanted }: Decision): Promise<void> => {
    const words = { short: t('short', { min, max }), changed: t('changed'), keep: t('keep') };
    const answer = await ask(WordsModal, { id, min, max, ...words, ...wanted });
    await refresh();
    if (answer !== 'sent') return;
    say.success(done);
    onDecided();
  };
};
