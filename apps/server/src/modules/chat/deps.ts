import type { MemberAccess } from '../../extension-points/member-access.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Live } from '../../platform/realtime/live.ts';
import type { Media, PrivateFiles } from '../media/index.ts';
import type { Orders } from '../orders/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  outbox: Outbox;
  live: Live;
  media: Media;
  privateFiles: PrivateFiles;
  memberAccess: MemberAccess;
  orders: Pick<Orders, 'place' | 'deliverIn' | 'viewMessages' | 'cancel' | 'decline' | 'entitlements'>;
};
