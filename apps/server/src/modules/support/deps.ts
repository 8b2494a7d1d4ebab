import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Post } from '../../platform/mail/post.ts';
import type { Notify } from '../../platform/notices/notify.ts';

export type Deps = { database: Database; clock: Clock; notify: Notify; post: Post };
