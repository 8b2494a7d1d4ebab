import type { Tx } from './database/database.ts';

/** What deleting an account would remove, and what prevents it. */
export type DeletionPreview = {
  /** Must be resolved first. */
  blockers: { kind: string; count: number }[];
  loses: { kind: string; count: number }[];
  /** Cents. */
  funds: number;
};

/** Each module that stores personal data provides one; `compose` collects them. */
export type PersonalDataHandler = {
  previewDeletion?(tx: Tx, idUser: number): Promise<Partial<DeletionPreview>>;
  /** Everything the module stores about the user, for the data export. */
  export(tx: Tx, idUser: number): Promise<Record<string, unknown>>;
  /** Idempotent. */
  erase(tx: Tx, idUser: number): Promise<void>;
};
