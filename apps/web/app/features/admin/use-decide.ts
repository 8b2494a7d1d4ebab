import { limits } from '@stagedoor/contract/limits';
import { lazy } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useRefreshQueue } from './api.ts';

const TextPromptModal = lazy(() => import('../../shared/dialogs/text-prompt-modal.tsx'));

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
  /** The text shown when the item has changed meanwhile. */
  changed?: string;
};

/** A decision that needs a reason. */
export const useDecide = (id: number, onDecided: () => void) => {
  const { t } = useTranslation('admin');
  const refresh = useRefreshQueue();
  return async ({ done, ...prompt }: Decision): Promise<void> => {
    const words = { short: t('short', { min, max }), changed: t('changed'), keep: t('keep') };
    const answer = await ask(TextPromptModal, { id, min, max, ...words, ...prompt });
    await refresh();
    if (answer !== 'sent') return;
    toast.success(done);
    onDecided();
  };
};
