import type { Tx } from '../../../platform/database/database.ts';
import { mayBuyFrom } from '../../access/index.ts';

/** Why somebody may not buy from a talent; null where nothing stands between them. Nobody buys from themselves. */
export const mayBuy = async (tx: Tx, idBuyer: number, idTalent: number, at: Date) =>
  idBuyer === idTalent ? 'noActiveProduct' : mayBuyFrom(tx, idBuyer, idTalent, at);
