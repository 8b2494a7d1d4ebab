import { supportDesk, supportTopic } from '@stagedoor/contract/live/support';
import type { SupportChat } from '@stagedoor/contract/schemas/support-chat';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Fetching } from '../../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useTopic } from '../../../../shared/live/use-topic.ts';
import { staffPaths } from '../../../../shared/navigation/staff-paths.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { useRefreshQueue } from '../../api.ts';
import { caseQuery, repliesQuery } from '../api.ts';
import styles from './case.module.css';
import { CaseSide } from './case-side.tsx';
import { CaseWays } from './case-ways.tsx';

type Insert = (text: string) => void;
type Props = {
  idChat: number;
  /** The chat itself, which another feature shows. */
  thread: (desk: { name: string; tools: (insert: Insert) => ReactNode }) => ReactNode;
};

/** A chat with support, and beside it what staff need to know of the person. */
export const CasePage = ({ idChat, thread }: Props) => {
  const { t } = useTranslation('support');
  const { data, isError, refetch } = useQuery(caseQuery(idChat));
  const refresh = useRefreshQueue();
  useTopic(supportTopic, { id: supportDesk }, () => void refresh());
  return (
    <>
      <Link to={staffPaths.support()} className={styles.back}>
        <IconArrowLeft aria-hidden="true" />
        {t('chats.back')}
      </Link>
      {data ? (
        <div className={styles.case}>
          <div className={styles.thread}>
            {thread({
              name: data.chat.person.name,
              tools: (insert) => <Replies language={data.chat.person.language} onInsert={insert} />,
            })}
          </div>
          <aside className={styles.side} aria-label={t('chats.about', { name: data.chat.person.name })}>
            <CaseWays chat={data.chat} />
            <CaseSide detail={data} />
          </aside>
        </div>
      ) : (
        <>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <Fetching failed={isError} again={refetch} problem={t('chats.missing')} />
        </>
      )}
    </>
  );
};

type RepliesProps = { language: SupportChat['person']['language']; onInsert: Insert };

/** A saved reply becomes a draft in the person's language. */
const Replies = ({ language, onInsert }: RepliesProps) => {
  const { t } = useTranslation('support');
  const { data: replies = [] } = useQuery(repliesQuery);
  if (replies.length === 0) return null;
  return (
    <div className={styles.tools}>
      <SelectField
        label={t('chats.insert')}
        empty={t('chats.choose')}
        value=""
        options={replies.map(({ idReply, name }) => ({ value: String(idReply), label: name }))}
        onChange={({ target }) => {
          const reply = replies.find(({ idReply }) => String(idReply) === target.value);
          if (reply) onInsert(reply.text[language]);
        }}
      />
    </div>
  );
};
