import { limits } from '@stagedoor/contract/limits';
import type { SupportRequest } from '@stagedoor/contract/schemas/support';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useRefreshQueue } from '../api.ts';
import queue from '../queue.module.css';
import { answerRequest, closeRequest } from './api.ts';

const TextPromptModal = lazy(() => import('../../../shared/dialogs/text-prompt-modal.tsx'));

const { textMin: min, answerMax: max } = limits.support;

type Props = { request: SupportRequest; onDecided: () => void };

/** Answer by email, or close without an answer. */
export const AnswerWays = ({ request: { id, email }, onDecided }: Props) => {
  const { t } = useTranslation('support');
  const { t: admin } = useTranslation('admin');
  const refresh = useRefreshQueue();
  const answer = async () => {
    const words = { title: t('answering.title', { id: String(id) }), lead: t('answering.lead', { email }) };
    const known = { short: admin('short', { min, max }), changed: admin('changed'), keep: admin('keep') };
    const labels = { label: t('answering.label'), submit: t('answering.submit') };
    const sent = await ask(TextPromptModal, { id, min, max, send: answerRequest, ...words, ...known, ...labels });
    await refresh();
    if (sent !== 'sent') return;
    toast.success(t('answering.done'));
    onDecided();
  };
  const close = useMutation({
    mutationFn: () => closeRequest(id),
    onSuccess: () => {
      toast.success(t('closedNow'));
      onDecided();
    },
    onError: useShowProblem(),
    // A colleague may have answered meanwhile: then the queue shows that.
    onSettled: refresh,
  });
  return (
    <div className={queue.ways}>
      <Button size="small" look="primary" aria-label={t('answerName', { email })} onClick={() => void answer()}>
        {t('answer')}
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label={t('closeName', { email })}
        busy={close.isPending}
        onClick={() => close.mutate()}
      >
        {t('close')}
      </Button>
    </div>
  );
};
