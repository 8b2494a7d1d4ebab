import type { MemberAccess } from '../../extension-points/member-access.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Notify, NotifyAll } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { VideoSites } from '../../platform/ports/video-sites.ts';
import type { Live } from '../../platform/realtime/live.ts';
import type { Media, PrivateFiles } from '../media/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  outbox: Outbox;
  live: Live;
  notify: Notify;
  notifyAll: NotifyAll;
  media: Media;
  privateFiles: PrivateFiles;
  memberAccess: MemberAccess;
  videoSites: VideoSites;
};
