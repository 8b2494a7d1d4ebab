import type { ForMembers } from '../../extension-points/member-access.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Read } from '../../platform/database/read.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Recurring } from '../recurring/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  outbox: Outbox;
  notify: Notify;
  catalogue: Catalogue;
  /** What a talent has for members now, whichever module it belongs to. */
  listForMembers: (read: Read, idTalent: number) => Promise<ForMembers[]>;
  recurring: Recurring;
};
