import type { Language } from '@stagedoor/contract/limits';
import type { Tx } from '../platform/database/database.ts';

/** A kind of thing that people can report. The module that owns it hands this to moderation. */
export type ReportSubject = {
  /** On the wire and in the table: `PRODUCT`. */
  name: string;
  /** Undefined where nothing can be reported under this id. */
  ownerOf(tx: Tx, id: number): Promise<number | undefined>;
  /** For the staff's queue and for mails. What no longer exists is left out. */
  describe(tx: Tx, ids: readonly number[], language: Language): Promise<ReadonlyMap<number, ReportedThing>>;
  /** Where it can be taken down without blocking its owner. */
  takedown?: Takedown;
};

export type ReportedThing = {
  name: string;
  idImage: string | null;
  /** Its page. */
  path: string;
};

type Takedown = {
  remove(tx: Tx, taken: { id: number; idDecision: number; at: Date }): Promise<void>;
  /** Everything that this decision took down, and nothing that another one did. */
  restore(tx: Tx, idDecision: number, at: Date): Promise<void>;
};
