import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { KnownCaller } from '../../platform/http/caller.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Post } from '../../platform/mail/post.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Live } from '../../platform/realtime/live.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Media } from '../media/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  outbox: Outbox;
  secrets: Secrets;
  post: Post;
  notify: Notify;
  media: Media;
  live: Live;
};

/** The calling user, with the session and device of the request. */
export type Actor = Pick<KnownCaller, 'idUser' | 'idSession' | 'device'>;
