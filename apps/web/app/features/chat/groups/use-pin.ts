import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Chat } from '../thread/use-chat.ts';
import { pinMessage } from './api.ts';

/** Shows one message of a group first, or none. */
export const usePin = (chat: Chat, idChat: number) => {
  const { t } = useTranslation('chat');
  const showProblem = useShowProblem();
  return async (idMessage: number | null): Promise<void> => {
    try {
      await pinMessage(idChat, idMessage);
      toast.success(t(idMessage === null ? 'groups.unpinnedNow' : 'groups.pinnedNow'));
    } catch (error) {
      await showProblem(error);
    }
    await chat.reload();
  };
};
