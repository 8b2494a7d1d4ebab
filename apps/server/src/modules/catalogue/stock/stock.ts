import { fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { announceSoldOut } from './announce-sold-out.ts';

/** `ref` identifies the order. A hold that is neither committed nor released by `until` expires. */
export type Hold = { idVariation: number; quantity: number; ref: string; until: Date; byGuest: boolean };

export type StockAnswer = 'reserved' | 'noActiveProduct' | 'everythingSold' | 'guestsMustLogIn';
type Committed = { taken: boolean; soldOut: number | null };

export type Stock = ReturnType<typeof createStock>;

/** Never oversells, however many buyers compete. */
export const createStock = ({ clock, outbox }: { clock: Clock; outbox: Outbox }) => ({
  /**
   * Refuses with 1048 when too few are left and with 1072 when it is no longer sold. A guest must log in when unpaid
   * holds of other guests cover half of what is left.
   */
  reserve: async (tx: Tx, { idVariation, quantity, ref, until, byGuest }: Hold): Promise<void> => {
    const { rows } = await sql<{ answer: StockAnswer }>`
      select stock_reserve(${idVariation}, ${quantity}, ${ref}, ${until}, ${clock.now()}, ${byGuest}) as answer`.execute(
      tx,
    );
    requireReserved(rows[0]?.answer);
  },

  /** For stock taken by `take_for_order`. */
  requireReserved,

  /** Whether it is held and unpaid. The lock keeps it so until the transaction ends. */
  isHeld: async (tx: Tx, ref: string): Promise<boolean> => {
    const held = await tx
      .selectFrom('stock_hold')
      .select('state')
      .where('ref', '=', ref)
      .forUpdate()
      .executeTakeFirst();
    return held?.state === 'reserved';
  },

  /** Turns a hold into a sale. `lapsed`: too late, the hold is gone. */
  commit: async (tx: Tx, ref: string): Promise<'committed' | 'lapsed'> => {
    const { rows } = await sql<Committed>`select taken, sold_out as "soldOut" from stock_commit(${ref})`.execute(tx);
    const { taken, soldOut } = rows[0] ?? { taken: false, soldOut: null };
    if (soldOut !== null) await announceSoldOut(tx, { clock, outbox }, soldOut);
    return taken ? 'committed' : 'lapsed';
  },

  /** For stock taken by `take_for_order` or `start_order`: nothing of the product is left. */
  announceSoldOut: (tx: Tx, idProduct: number): Promise<void> => announceSoldOut(tx, { clock, outbox }, idProduct),

  /** Returns reserved or sold stock, once. */
  release: async (tx: Tx, ref: string): Promise<'released' | 'already'> =>
    (await giveBack(tx, sql`h.ref = ${ref} and h.state <> 'released'`)) > 0 ? 'released' : 'already',

  /** Releases expired unpaid holds, at most `most`; returns how many. */
  releaseLapsed: (tx: Tx, most: number): Promise<number> =>
    giveBack(
      tx,
      sql`h.ref in (select ref from stock_hold where state = 'reserved' and until <= ${clock.now()}
        order by until limit ${most} for update skip locked)`,
    ),
});

const requireReserved = (answer: StockAnswer = 'noActiveProduct'): void => {
  if (answer === 'guestsMustLogIn') fail('incompleteRequest', { reason: { kind: 'logIn' } });
  if (answer !== 'reserved') fail(answer);
};

const giveBack = async (tx: Tx, which: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await sql<{ freed: number }>`
    with freed as (
      update stock_hold h set state = 'released' where ${which} returning h.id_variation, h.quantity
    ), returned as (
      update variation v set stock = v.stock + f.quantity
      from (select id_variation, sum(quantity) as quantity from freed group by id_variation) f
      where v.id = f.id_variation and v.total is not null
    )
    select count(*) as freed from freed`.execute(tx);
  return rows[0]?.freed ?? 0;
};
