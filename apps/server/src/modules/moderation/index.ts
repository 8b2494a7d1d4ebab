import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { complain } from './complain.ts';

export { complaintKeeper } from './keep-complaints.ts';
export { moderationRoutes } from './moderation.routes.ts';

export type Moderation = ReturnType<typeof createModeration>;

export const createModeration = (deps: { database: Database; clock: Clock }) => ({ complain: complain(deps) });
