import type { ChatHistory, ChatMessage } from '@stagedoor/contract/schemas/chat';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Fragment } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { clockTime } from '../../../shared/time/dates.ts';
import type { Draft } from '../compose/draft.ts';
import { Attachments } from './attachments.tsx';
import { Held } from './held.tsx';
import styles from './message.module.css';
import { MessageMenu } from './message-menu.tsx';
import type { Chat } from './use-chat.ts';

type Props = {
  chat: Chat;
  message: ChatMessage;
  shown: ChatHistory;
  onAbout: (about: Draft['about']) => void;
  onJump: (seq: number) => unknown;
  onPin: (idMessage: number | null) => unknown;
};

/** A message, and below it what its payment waits for. */
export const Message = ({ chat, message, shown, onAbout, onJump, onPin }: Props) => {
  const { t } = useTranslation('chat');
  const { own, author, deleted, replyTo, paid } = message;
  const isGroup = shown.thread.kind === 'GROUP';
  const canWrite = shown.writing.kind !== 'CLOSED';
  return (
    <div className={styles.line} data-own={own}>
      <article className={styles.bubble} data-own={own} id={message.seq === null ? undefined : `m${message.seq}`}>
        {!own && isGroup && <p className={styles.author}>{author.name}</p>}
        {replyTo && (
          <button
            type="button"
            className={styles.quote}
            aria-label={t('replyTo', { name: replyTo.name })}
            onClick={() => void onJump(replyTo.seq)}
          >
            <strong>{replyTo.name}</strong>
            <span>{replyTo.text || (replyTo.attachment && t(`last.${replyTo.attachment}`))}</span>
          </button>
        )}
        {deleted ? (
          <p className={styles.deleted}>{t('deleted')}</p>
        ) : (
          <>
            <Attachments
              attachments={message.attachments}
              name={author.name}
              refresh={() => chat.readAttachments(message)}
            />
            {message.text !== '' && <Words text={message.text} />}
          </>
        )}
        <Meta message={message} shown={shown} />
      </article>
      {!deleted && (
        <MessageMenu
          chat={chat}
          message={message}
          canReply={canWrite}
          onAbout={onAbout}
          {...(shown.group?.keepsOrder && { isPinned: shown.pinned?.idMessage === message.idMessage, onPin })}
        />
      )}
      {paid && <Held chat={chat} message={message} paid={paid} />}
    </div>
  );
};

const link = /(https?:\/\/[^\s<>"]+[^\s<>".,!?)\]])/g;

/** The text with its line breaks; its links can be followed. */
const Words = ({ text }: { text: string }) => (
  <p className={styles.text}>
    {text.split(link).map((part, at) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      if (at % 2 === 0) return <Fragment key={at}>{part}</Fragment>;
      return (
        <a key={part} href={part} rel="nofollow ugc noopener" target="_blank">
          {part}
        </a>
      );
    })}
  </p>
);

const Meta = ({ message, shown }: { message: ChatMessage; shown: ChatHistory }) => {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { created, edited, role, own, answers, author } = message;
  const status = useStatus(message, shown);
  return (
    <p className={styles.meta}>
      {role === 'AGENT' && <span>{t('agent', { name: author.name })}</span>}
      {role === 'PERSON' && answers !== null && !own && <span>{t('inPerson', { name: author.name })}</span>}
      {role === 'STAFF' && <span>{t('staff')}</span>}
      {edited && <span>{t('edited')}</span>}
      <time dateTime={created}>{clockTime(new Date(created), language)}</time>
      {status && (
        <span className={styles.status}>
          {message.paid?.status === 'answered' && <IconCheck aria-hidden="true" />}
          {status}
        </span>
      )}
    </p>
  );
};

/** How far a paid message is, or whether the partner has read an own one. */
const useStatus = ({ paid, own, seq }: ChatMessage, { partnerReadSeq }: ChatHistory): string | undefined => {
  const { t } = useTranslation('chat');
  const dollars = useDollars();
  if (!paid)
    return own && seq !== null && partnerReadSeq !== null && seq <= partnerReadSeq ? t('status.read') : undefined;
  const { status, fromPack, price } = paid;
  if (status === 'answered' || status === 'denied')
    return fromPack ? t(`status.${status}Pack`) : t(`status.${status}`, { sum: dollars(price) });
  return t(`status.${status}`);
};
