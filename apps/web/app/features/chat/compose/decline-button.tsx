import { limits } from '@stagedoor/contract/limits';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { declineMessage } from '../api.ts';

const TextPromptModal = lazy(() => import('../../../shared/dialogs/text-prompt-modal.tsx'));

const shortest = 3;

/** Declines a paid message with a reason; its money goes back. */
export const DeclineButton = ({ id, name, onDone }: { id: number; name: string; onDone: () => unknown }) => {
  const { t } = useTranslation('chat');
  const decline = async () => {
    const answer = await ask(TextPromptModal, {
      id,
      send: declineMessage,
      title: t('decline.title'),
      lead: t('decline.lead', { name }),
      label: t('decline.label'),
      short: t('decline.short'),
      changed: t('decline.changed'),
      min: shortest,
      max: limits.orders.reasonMax,
      submit: t('decline.yes'),
      keep: t('decline.no'),
      look: 'stop',
    });
    if (answer === 'sent') toast.success(t('decline.done'));
    await onDone();
  };
  return (
    <Button size="small" look="quiet" onClick={() => void decline()}>
      {t('write.decline')}
    </Button>
  );
};
