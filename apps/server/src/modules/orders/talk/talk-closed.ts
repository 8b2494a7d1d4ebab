import { Refusal } from '@stagedoor/contract/errors';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../../platform/database/database.ts';
import { mayDeal } from '../../access/index.ts';

export type TalkClosed = { why: NonNullable<OrderDetail['talkClosed']>; refusal: Refusal };

type Two = { idUser: number; idPartner: number; now: Date };

/** What keeps the two of an order from writing to each other; null where nothing does. The order itself goes on. */
export const talkClosed = async (tx: Tx, { idUser, idPartner, now }: Two): Promise<TalkClosed | null> => {
  const { status } = await tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', idPartner)
    .executeTakeFirstOrThrow();
  if (status === 'DEACTIVATED')
    return { why: 'left', refusal: new Refusal('incompleteRequest', { reason: { kind: 'personLeft' } }) };
  const refusal = await mayDeal(tx, idUser, idPartner, now);
  if (!refusal) return null;
  return { why: refusal === 'userBlockedYou' ? 'blocked' : 'blockedByStaff', refusal: new Refusal(refusal) };
};
