import type { Tx } from '../../../platform/database/database.ts';

export type Weighed = {
  /** What must be finished first. */
  blockers: { kind: string; count: number }[];
  loses: { kind: string; count: number }[];
  /** Cents. */
  funds: number;
};

/** Somebody who keeps something about people. Each module that does has one, and whoever composes the program knows them all. */
export type Keeper = {
  weigh?(tx: Tx, idUser: number): Promise<Partial<Weighed>>;
  /** Everything it keeps about the person, in words of its own. */
  collect(tx: Tx, idUser: number): Promise<Record<string, unknown>>;
  /** Safe to repeat. */
  erase(tx: Tx, idUser: number): Promise<void>;
};
