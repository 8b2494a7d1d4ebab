import type { ReactNode } from 'react';
import { ForUser } from '../../shared/session/for-user.tsx';
import styles from './chats-frame.module.css';
import { ThreadList } from './list/thread-list.tsx';

/** The list beside the open chat; on a narrow screen one of the two. */
export const ChatsFrame = ({ idChat, children }: { idChat: number | undefined; children: ReactNode }) => (
  <ForUser>
    {() => (
      <div className={styles.frame} data-open={idChat !== undefined}>
        <div className={styles.list}>
          <ThreadList idChat={idChat} />
        </div>
        <div className={styles.thread}>{children}</div>
      </div>
    )}
  </ForUser>
);
