import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { type DealRefusal, mayDeal } from '../../access/index.ts';

type MessagingClosed = { why: 'left' } | { why: 'blocked' | 'blockedByStaff'; refusal: DealRefusal };

type Two = { idUser: number; idPartner: number; now: Date };

/** Why buyer and talent cannot write to each other; null when they can. The order itself continues. */
export const messagingClosed = async (tx: Tx, { idUser, idPartner, now }: Two): Promise<MessagingClosed | null> => {
  const { status } = await tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', idPartner)
    .executeTakeFirstOrThrow();
  if (status === 'DEACTIVATED') return { why: 'left' };
  const refusal = await mayDeal(tx, idUser, idPartner, now);
  if (!refusal) return null;
  return { why: refusal === 'userBlockedYou' ? 'blocked' : 'blockedByStaff', refusal };
};

export const requireMessagingOpen = async (tx: Tx, two: Two): Promise<void> => {
  const closed = await messagingClosed(tx, two);
  if (closed?.why === 'left') fail('incompleteRequest', { reason: { kind: 'personLeft' } });
  if (closed) fail(closed.refusal);
};
