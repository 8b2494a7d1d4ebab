import type { Tx } from '../../../platform/database/database.ts';
import { mayBuyFrom } from '../../access/index.ts';

/** Returns why a user may not buy from a talent; null when allowed. Talents cannot buy from themselves. */
export const mayBuy = async (tx: Tx, idBuyer: number, idTalent: number, at: Date) =>
  idBuyer === idTalent ? 'noActiveProduct' : mayBuyFrom(tx, idBuyer, idTalent, at);
