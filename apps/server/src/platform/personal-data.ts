import type { Tx } from './database/database.ts';

/** What deleting an account would take away, and what stands in the way. */
export type DeletionPreview = {
  /** What must be finished first. */
  blockers: { kind: string; count: number }[];
  loses: { kind: string; count: number }[];
  /** Cents. */
  funds: number;
};

/** Each module that stores something about people hands one over; `compose` knows them all. */
export type PersonalDataHandler = {
  previewDeletion?(tx: Tx, idUser: number): Promise<Partial<DeletionPreview>>;
  /** Everything the module stores about the person, in words of its own. */
  export(tx: Tx, idUser: number): Promise<Record<string, unknown>>;
  /** Safe to repeat. */
  erase(tx: Tx, idUser: number): Promise<void>;
};
