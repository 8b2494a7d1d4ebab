import type { SupportChat } from '@stagedoor/contract/schemas/support-chat';
import { Link } from 'react-router';
import { languageNames } from '../../../../shared/i18n/language.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../../shared/navigation/staff-paths.ts';
import text from '../../../../ui/theme/text.module.css';
import queue from '../../queue.module.css';
import { CaseState } from './case-state.tsx';

export const ChatRow = ({ chat }: { chat: SupportChat }) => {
  const { t } = useTranslation('support');
  const { idChat, person, assigned } = chat;
  return (
    <tr>
      <th scope="row" data-column="person">
        <Link to={staffPaths.supportChat(idChat)} className={text.link} prefetch="intent">
          {person.name}
        </Link>
        <small>{languageNames[person.language].name}</small>
      </th>
      <td data-column="about" className={queue.about}>
        <span lang={person.language}>{chat.text}</span>
      </td>
      <td data-column="state">
        <CaseState chat={chat} />
      </td>
      <td data-column="assigned">
        <span>{assigned?.name ?? t('chats.nobody')}</span>
      </td>
    </tr>
  );
};
