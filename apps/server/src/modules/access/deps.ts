import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Live } from '../../platform/realtime/live.ts';

/** One way in which two people have come across each other. The module that knows of it hands this over. */
export type Acquaintance = (tx: Tx, idUser: number, idOther: number) => Promise<boolean>;

/** Whether a person can have seen that the other is there: only then may they act on the other's id. */
export type IsKnownTo = (tx: Tx, idUser: number, idOther: number) => Promise<boolean>;

export type Deps = { database: Database; clock: Clock; live: Live; isKnownTo: IsKnownTo };
