import { type ErrorName, fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { query, readIn } from '../../../platform/database/read.ts';

type Blocks = { blocked: boolean; self_blocked: boolean; partner_blocked: boolean; between: boolean };
type Pair = { idUser: number; idPartner: number; now: Date };

const blocksBetween = query<Pair, Blocks>('blocks-between', (db, { idUser, idPartner, now }) => {
  const account = (id: number, blocker: string) => sql<boolean>`exists (
    select from account_block where id_user = ${id} and blocker = ${blocker} and (until is null or until > ${now}))`;
  const between = sql<boolean>`exists (
    select from user_block
    where (id_user, id_blocked) in ((${idUser}, ${idPartner}), (${idPartner}, ${idUser}))
      and (until is null or until > ${now}))`;
  return db.selectNoFrom([
    account(idUser, 'admin').as('blocked'),
    account(idUser, 'self').as('self_blocked'),
    account(idPartner, 'admin').as('partner_blocked'),
    between.as('between'),
  ]);
});

const refusalIn = ([found]: readonly Blocks[]): ErrorName | null => {
  if (found?.blocked) return 'blockedByAdmin';
  if (found?.self_blocked) return 'youBlockedYourself';
  if (found?.partner_blocked) return 'partnerBlockedByAdmin';
  return found?.between ? 'userBlockedYou' : null;
};

/**
 * Why one may not write to, call, bid on, comment on or buy from another; null where nothing stands between them. A
 * block by either side counts for both.
 */
export const mayDeal = async (tx: Tx, idUser: number, idPartner: number, now: Date): Promise<ErrorName | null> =>
  refusalIn(await readIn(tx)(blocksBetween, { idUser, idPartner, now }));

export const requireMayTrade = async (tx: Tx, idUser: number, idPartner: number, now: Date): Promise<void> => {
  const refusal = await mayDeal(tx, idUser, idPartner, now);
  if (refusal) fail(refusal);
};
