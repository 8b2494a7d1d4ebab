import styles from './linked-chat.module.css';
import { ThreadView } from './thread/thread-view.tsx';
import { useChat } from './thread/use-chat.ts';

/** The chat of a message behind the mailed link of its order, live. */
export const LinkedChat = ({ token }: { token: string }) => {
  const chat = useChat({ token });
  if (!chat.data) return null;
  return (
    <div className={styles.chat}>
      <ThreadView chat={chat} shown={chat.data} token={token} />
    </div>
  );
};
