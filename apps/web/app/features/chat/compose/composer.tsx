import type { ChatHistory } from '@stagedoor/contract/schemas/chat';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { clockTime, dayAndTime } from '../../../shared/time/dates.ts';
import type { Chat } from '../thread/use-chat.ts';
import { Closed } from './closed.tsx';
import { DeclineButton } from './decline-button.tsx';
import { type Draft, none } from './draft.ts';
import { EditBox } from './edit-box.tsx';
import { PaidBox } from './paid-box.tsx';
import { SlowMode } from './slow-mode.tsx';
import { SupportHours } from './support-hours.tsx';
import type { Unsent } from './use-unsent.ts';
import { type Inserted, WriteBox, type Written } from './write-box.tsx';

type Props = {
  shown: ChatHistory;
  chat: Chat;
  about: Draft['about'];
  onAbout: (about: Draft['about']) => void;
  put: (message: Omit<Unsent, 'clientId'>) => void;
  name: string;
  token?: string;
  /** Above the field: what can be inserted. */
  tools?: (insert: (text: string) => void) => ReactNode;
};

/** What can be written now: freely, for money, as an answer, or nothing. */
export const Composer = ({ shown, chat, about, onAbout, put, name, token, tools }: Props) => {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { thread, writing, files } = shown;
  const [inserted, setInserted] = useState<Inserted>();
  const leave = () => onAbout(none);
  if (about.kind === 'edit') return <EditBox chat={chat} edit={about} onDone={leave} />;
  if (writing.kind === 'CLOSED') return <Closed why={writing.why} name={name} partner={thread.partner} />;
  const common = {
    draftKey: String(thread.idChat),
    name,
    files: files && token === undefined,
    ...(token === undefined && { typingIn: thread.idChat }),
    ...(about.kind === 'reply' && { reply: about }),
    onNoReply: leave,
  };
  if (writing.kind === 'PAID' && thread.partner)
    return (
      <PaidBox {...common} to={{ idChat: thread.idChat }} idPartner={thread.partner.idUser} onSent={chat.reload} />
    );
  const send = ({ text, attachments }: Written) => {
    const replyTo = about.kind === 'reply' ? { replyTo: about.idMessage } : {};
    put({ text, attachments, ...(writing.kind === 'ANSWER' ? { answers: writing.idMessage } : replyTo) });
    leave();
    return true;
  };
  const asked = writing.kind === 'ANSWER' ? writing.idMessage : undefined;
  const due = shown.items.find(({ idMessage }) => idMessage === asked)?.paid?.returnsAt;
  return (
    <>
      {tools?.((text) => setInserted({ text }))}
      <WriteBox
        {...common}
        inserted={inserted}
        submit={t(writing.kind === 'ANSWER' ? 'write.answer' : 'write.send')}
        sendsOnEnter
        send={send}
        foot={
          <>
            {writing.kind === 'FREE' && writing.until && (
              <span>{t('write.free', { time: clockTime(new Date(writing.until), language) })}</span>
            )}
            {shown.group && !shown.group.keepsOrder && <SlowMode group={shown.group} />}
            {thread.kind === 'SUPPORT' && !tools && <SupportHours />}
            {due && <span>{t('write.toAnswer', { moment: dayAndTime(new Date(due), language) })}</span>}
            {writing.kind === 'ANSWER' && <DeclineButton id={writing.idMessage} name={name} onDone={chat.reload} />}
          </>
        }
      />
    </>
  );
};
