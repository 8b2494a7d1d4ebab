import { z } from 'zod';
import { accountKinds } from '../ledger-words.ts';
import { centsSchema } from '../money-schema.ts';
import { id, moment } from './primitives.ts';

export const accountKind = z.enum(accountKinds);

/** A change to one account. */
const posting = z.object({ kind: accountKind, owner: z.string(), amount: centsSchema });
export type LedgerPosting = z.output<typeof posting>;

export const ledgerTransaction = z.object({
  id,
  /** The business event, such as `order.paid`, and its subject. */
  kind: z.string(),
  ref: z.string(),
  at: moment,
  postings: z.array(posting),
  /** The transaction that this one reverses, and the one that reverses it. */
  reverses: id.nullable(),
  reversedBy: id.nullable(),
});
export type LedgerTransaction = z.output<typeof ledgerTransaction>;

export const ledgerAccount = z.object({ id, kind: accountKind, owner: z.string(), balance: centsSchema });
export type LedgerAccount = z.output<typeof ledgerAccount>;

/** Ids and figures of a row that violates an invariant. */
const example = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type FaultExample = z.output<typeof example>;

const checkedInvariant = z.object({
  name: z.string(),
  invariant: z.string(),
  /** In English; screens translate by name. */
  says: z.string(),
  /** The number of violations. */
  faults: z.int().min(0),
  examples: z.array(example),
  tookMs: z.int().min(0),
});
export type CheckedInvariant = z.output<typeof checkedInvariant>;

export const books = z.object({
  /** Null before the first check. */
  checkedAt: moment.nullable(),
  truths: z.array(checkedInvariant),
  /** Totals per kind of account, as of the check. */
  totals: z.array(z.object({ kind: accountKind, accounts: z.int(), balance: centsSchema })),
});
export type Books = z.output<typeof books>;
