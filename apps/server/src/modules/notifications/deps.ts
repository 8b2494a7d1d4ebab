import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Post } from '../../platform/mail/post.ts';
import type { Pusher } from '../../platform/ports/push.ts';
import type { Live } from '../../platform/realtime/live.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Kinds } from './kinds.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  secrets: Secrets;
  post: Post;
  live: Live;
  kinds: Kinds;
  /** Null where web push is not configured. */
  pusher: Pusher | null;
};
