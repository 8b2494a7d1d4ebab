import { limits } from '@stagedoor/contract/limits';
import { lazy, useCallback } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { cancelEventDate, moveEventDate } from '../api.ts';

const TextPromptModal = lazy(() => import('../../../shared/dialogs/text-prompt-modal.tsx'));
const MoveDateModal = lazy(() => import('./move-date-modal.tsx'));

type Given = { idVariation: number; timeZone: string; when: string; sold: number; onChanged: () => void };

const reason = { min: 4, max: limits.orders.reasonMax };

/** The page is read again when the server has answered, even if the dialog was closed before. */
const useSend = (onChanged: () => void) => ({
  cancel: useCallback(
    (...call: Parameters<typeof cancelEventDate>) => cancelEventDate(...call).finally(onChanged),
    [onChanged],
  ),
  move: useCallback(
    (...call: Parameters<typeof moveEventDate>) => moveEventDate(...call).finally(onChanged),
    [onChanged],
  ),
});

/** Moving and cancelling ask for confirmation, because the guests are notified at once. */
export const useDateQuestions = ({ idVariation, timeZone, when, sold, onChanged }: Given) => {
  const { t } = useTranslation('studio');
  const send = useSend(onChanged);
  const cancel = async () => {
    const answer = await ask(TextPromptModal, {
      id: idVariation,
      send: send.cancel,
      ...reason,
      look: 'stop',
      title: t('dates.cancelTitle', { when }),
      lead: t('dates.cancelLead', { count: sold }),
      label: t('dates.reason'),
      short: t('dates.reasonShort', reason),
      changed: t('dates.changed'),
      submit: t('dates.cancelSend'),
      keep: t('dates.keep'),
    });
    if (answer === 'sent') toast.success(t('dates.cancelDone'));
  };
  const move = async () => {
    const answer = await ask(MoveDateModal, { idVariation, timeZone, when, sold, send: send.move });
    if (answer === 'moved') toast.success(t('dates.moveDone'));
  };
  return { move, cancel };
};
