import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Live } from '../../platform/realtime/live.ts';

/** One way in which two users have met, provided by the module that knows of it. */
export type RelationCheck = (tx: Tx, idUser: number, idOther: number) => Promise<boolean>;

/** Whether a user can have seen that the other exists: only then may they act on the other's id. */
export type IsKnownTo = (tx: Tx, idUser: number, idOther: number) => Promise<boolean>;

export type Deps = { database: Database; clock: Clock; live: Live; isKnownTo: IsKnownTo };
