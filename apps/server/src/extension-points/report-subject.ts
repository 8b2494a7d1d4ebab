import type { Language } from '@stagedoor/contract/limits';
import type { Tx } from '../platform/database/database.ts';

/** A kind of thing that users can report. The module that owns it registers it with moderation. */
export type ReportSubject = {
  /** On the wire and in the table: `PRODUCT`. */
  name: string;
  /** Undefined when this user cannot report the id. */
  ownerOf(tx: Tx, id: number, idReporter: number): Promise<number | undefined>;
  /** For the staff queue and for mails. Omits what no longer exists. */
  describe(tx: Tx, ids: readonly number[], language: Language): Promise<ReadonlyMap<number, ReportedThing>>;
  /** Present when it can be taken down without blocking its owner. */
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
  /** Restores exactly what this decision took down. */
  restore(tx: Tx, idDecision: number, at: Date): Promise<void>;
};
