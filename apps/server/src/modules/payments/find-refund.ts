import { type Cents, cents } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import type { LedgerAccountKind } from '../../platform/database/schema.gen.ts';

/** The amount of a refund, and the kind of account it came from. */
export const findRefund = async (tx: Tx, id: string): Promise<{ amount: Cents; from: LedgerAccountKind }> => {
  const { amount, from_kind: from } = await tx
    .selectFrom('refund')
    .select(['amount', 'from_kind'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { amount: cents(amount), from };
};
