import type { ChatThread } from '@stagedoor/contract/schemas/chat';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The name of a chat: of its group, of the partner, or of support. */
export const useThreadName = () => {
  const { t } = useTranslation('chat');
  return ({ kind, name, partner }: ChatThread): string =>
    kind === 'GROUP' ? name : (partner?.name ?? t('support.name'));
};
