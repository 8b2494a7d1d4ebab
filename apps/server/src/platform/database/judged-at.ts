import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Tx } from './database.ts';

/**
 * The time for what all processes must agree on, whichever clock one of them has: the database reads its own clock (null),
 * unless the time is moved by hand.
 */
export const judgedAt = ({ byHand, now }: Clock): Date | null => (byHand ? now() : null);

/** The same as a time. Called once the row that it decides about is locked. */
export const judgedNow = async (tx: Tx, clock: Clock): Promise<Date> => {
  const at = judgedAt(clock);
  if (at) return at;
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(tx);
  return rows[0]?.at ?? clock.now();
};
