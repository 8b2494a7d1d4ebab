import { fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { opaqueParam, query, readIn } from '../../platform/database/read.ts';
import { haveBlock } from './blocks-between.ts';

/** Of one row of `blocksOf`. */
export type Blocks = { blocked: boolean; self_blocked: boolean; partner_blocked: boolean; between: boolean };
type Pair = { idUser: number; idPartner: number; now: Date };

/** Select expressions, for a query that reads more of the two. */
export const blocksOf = ({ idUser, idPartner, now: at }: Pair) => {
  const now = opaqueParam(at, 'timestamptz');
  const account = (id: number, blocker: string) => sql<boolean>`exists (
    select from account_block where id_user = ${id} and blocker = ${blocker} and (until is null or until > ${now}))`;
  return [
    account(idUser, 'admin').as('blocked'),
    account(idUser, 'self').as('self_blocked'),
    account(idPartner, 'admin').as('partner_blocked'),
    haveBlock(sql.val(idUser), sql.val(idPartner), now).as('between'),
  ] as const;
};

const blocksBetween = query<Pair, Blocks>('blocks-between', (db, arg) => db.selectNoFrom(blocksOf(arg)));

const read = async (tx: Tx, pair: Pair): Promise<Blocks | undefined> => (await readIn(tx)(blocksBetween, pair))[0];

/** Why two users may not deal with each other. */
export type DealRefusal = 'blockedByAdmin' | 'partnerBlockedByAdmin' | 'userBlockedYou';

const refusalIn = (found: Blocks | undefined): DealRefusal | null => {
  if (found?.blocked) return 'blockedByAdmin';
  if (found?.partner_blocked) return 'partnerBlockedByAdmin';
  return found?.between ? 'userBlockedYou' : null;
};

/**
 * Returns why `idUser` may not write to, call, bid on or comment on `idPartner`; null when allowed. A block by either
 * side counts for both.
 */
export const mayDeal = async (tx: Tx, idUser: number, idPartner: number, now: Date): Promise<DealRefusal | null> =>
  refusalIn(await read(tx, { idUser, idPartner, now }));

/** Returns why `idUser` may not buy from `idPartner`. Self-exclusion counts too, and only here. */
export const mayBuyFrom = async (tx: Tx, idUser: number, idPartner: number, now: Date): Promise<BuyRefusal | null> =>
  buyRefusalIn(await read(tx, { idUser, idPartner, now }));

type BuyRefusal = DealRefusal | 'youBlockedYourself';

export const buyRefusalIn = (found: Blocks | undefined): BuyRefusal | null =>
  found?.self_blocked && !found.blocked ? 'youBlockedYourself' : refusalIn(found);

/** Refuses users who are blocked by staff. */
export const requireNotBlocked = async (tx: Tx, idUser: number, now: Date): Promise<void> => {
  if ((await mayDeal(tx, idUser, idUser, now)) === 'blockedByAdmin') fail('blockedByAdmin');
};
