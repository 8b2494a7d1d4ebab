import { z } from 'zod';
import { accountKinds } from '../ledger-words.ts';
import { centsSchema } from '../money-schema.ts';
import { id, moment } from './primitives.ts';

export const accountKind = z.enum(accountKinds);

/** What one fact did to one account. */
const posting = z.object({ kind: accountKind, owner: z.string(), amount: centsSchema });
export type LedgerPosting = z.output<typeof posting>;

export const ledgerTransaction = z.object({
  id,
  /** The fact behind it: `order.paid`, and what it happened to. */
  kind: z.string(),
  ref: z.string(),
  at: moment,
  postings: z.array(posting),
  /** The transaction that this one undoes, and the one that undoes it. */
  reverses: id.nullable(),
  reversedBy: id.nullable(),
});
export type LedgerTransaction = z.output<typeof ledgerTransaction>;

export const ledgerAccount = z.object({ id, kind: accountKind, owner: z.string(), balance: centsSchema });
export type LedgerAccount = z.output<typeof ledgerAccount>;

/** Ids and figures of a row that a truth does not hold for. */
const example = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type FaultExample = z.output<typeof example>;

const checkedTruth = z.object({
  name: z.string(),
  invariant: z.string(),
  /** In English; screens know it by its name. */
  says: z.string(),
  /** In how many places it does not hold. */
  faults: z.int().min(0),
  examples: z.array(example),
  tookMs: z.int().min(0),
});
export type CheckedTruth = z.output<typeof checkedTruth>;

export const books = z.object({
  /** Null as long as nobody looked. */
  checkedAt: moment.nullable(),
  truths: z.array(checkedTruth),
  /** All accounts of a kind together, as they were at the check. */
  totals: z.array(z.object({ kind: accountKind, accounts: z.int(), balance: centsSchema })),
});
export type Books = z.output<typeof books>;
