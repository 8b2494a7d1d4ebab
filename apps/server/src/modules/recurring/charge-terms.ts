import type { Tx } from '../../platform/database/database.ts';
import type { CardChoice } from '../orders/index.ts';
import type { Agreement } from './agreement.ts';

/** Entered on the payment page, and charged from then on. */
export const newCard = { kind: 'page', keep: true } as const satisfies CardChoice;

type KeptCard = CardChoice & { kind: 'kept' };

/** The card to charge, locked against removal until the charge is recorded; null when there is none. */
export const cardOnFile = async (tx: Tx, { id_card }: Agreement): Promise<KeptCard | null> => {
  if (id_card === null) return null;
  const card = await tx
    .selectFrom('saved_card')
    .select('id')
    .where('id', '=', id_card)
    .forKeyShare()
    .executeTakeFirst();
  return card ? { kind: 'kept', idCard: card.id } : null;
};

/** An order names a variation; the agreed price applies, whichever it is. */
export const fieldsFor = async (tx: Tx, idProduct: number): Promise<{ idVariation?: number }> => {
  const variation = await tx
    .selectFrom('variation')
    .select('id')
    .where('id_product', '=', idProduct)
    .where('retired', '=', false)
    .orderBy('order')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return variation ? { idVariation: variation.id } : {};
};
