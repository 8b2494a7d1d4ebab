import type { Cents } from '@stagedoor/contract/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Post } from '../../platform/mail/post.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Live } from '../../platform/realtime/live.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  notify: Notify;
  live: Live;
  post: Post;
  /** What somebody can spend from the wallet. */
  availableTo: (tx: Tx, idUser: number) => Promise<Cents>;
};
