import type { SupportReply } from '@stagedoor/contract/schemas/support-chat';
import { lazy } from 'react';
import { ask } from '../../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../../shared/pages/shell-data.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useAction } from '../../content/use-action.ts';
import { useSaved } from '../../content/use-saved.ts';
import queue from '../../queue.module.css';
import { removeReply } from '../api.ts';

const ReplyModal = lazy(() => import('./reply-modal.tsx'));

export const ReplyRow = ({ reply }: { reply: SupportReply }) => {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const saved = useSaved();
  const { idReply, name, text } = reply;
  const remove = useAction({ send: () => removeReply(idReply), done: () => t('replies.removed') });
  return (
    <tr>
      <th scope="row" data-column="name">
        {name}
      </th>
      <td data-column="about" className={queue.about}>
        {text[language]}
      </td>
      <td data-column="decision">
        <div className={queue.ways}>
          <Button
            size="small"
            aria-label={t('replies.editName', { name })}
            onClick={() => void saved(ask(ReplyModal, { reply }))}
          >
            {t('replies.edit')}
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={t('replies.removeName', { name })}
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined)}
          >
            {t('replies.remove')}
          </Button>
        </div>
      </td>
    </tr>
  );
};
