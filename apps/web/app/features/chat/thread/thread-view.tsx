import type { ChatHistory } from '@stagedoor/contract/schemas/chat';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Composer } from '../compose/composer.tsx';
import { type Draft, none } from '../compose/draft.ts';
import { useUnsent } from '../compose/use-unsent.ts';
import { Pinned } from '../groups/pinned.tsx';
import { usePin } from '../groups/use-pin.ts';
import { useThreadName } from '../use-thread-name.ts';
import { MessageList } from './message-list.tsx';
import styles from './thread.module.css';
import { ThreadHead } from './thread-head.tsx';
import { ThreadSearch } from './thread-search.tsx';
import type { Chat } from './use-chat.ts';
import { useJump } from './use-jump.ts';
import { useLiveChat } from './use-live-chat.ts';

/** The person whom staff answer, and what they insert into the answer. */
export type Desk = { name: string; tools: (insert: (text: string) => void) => ReactNode };

type Props = { chat: Chat; shown: ChatHistory; token?: string; desk?: Desk };

/** A chat: who it is with, the messages, and the field to write. `token` comes from a mailed link. */
export const ThreadView = ({ chat, shown, token, desk }: Props) => {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const { thread } = shown;
  const { idChat } = thread;
  const [about, setAbout] = useState<Draft['about']>(none);
  const [isSearching, setSearching] = useState(false);
  const jump = useJump(chat);
  const pin = usePin(chat, idChat);
  const unsent = useUnsent(chat, idChat, token);
  const isTyping = useLiveChat(chat, idChat, {
    ...(user && !token && { me: user.idUser }),
    ...(token && { key: token }),
  });
  const named = useThreadName()(thread);
  const name = desk?.name ?? named;
  return (
    <section className={styles.view} aria-label={t('log', { name })}>
      <ThreadHead
        shown={shown}
        name={name}
        isTyping={isTyping}
        onSearch={() => setSearching(true)}
        place={desk ? 'desk' : token === undefined ? 'chats' : 'link'}
      />
      {isSearching && <ThreadSearch idChat={idChat} onClose={() => setSearching(false)} onJump={jump} />}
      {shown.pinned && (
        <Pinned
          message={shown.pinned}
          onJump={(seq) => void jump(seq)}
          onUnpin={shown.group?.keepsOrder ? () => void pin(null) : undefined}
        />
      )}
      <MessageList
        chat={chat}
        shown={shown}
        unsent={unsent.waiting}
        onDrop={unsent.drop}
        onAgain={unsent.again}
        onAbout={setAbout}
        onJump={jump}
        onPin={pin}
        name={name}
        isLink={token !== undefined}
      />
      <Composer
        key={idChat}
        shown={shown}
        chat={chat}
        about={about}
        onAbout={setAbout}
        put={unsent.put}
        name={name}
        {...(token && { token })}
        {...(desk && { tools: desk.tools })}
      />
    </section>
  );
};
