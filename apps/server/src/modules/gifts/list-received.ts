import { cents } from '@stagedoor/contract/money';
import type { ReceivedGift } from '@stagedoor/contract/schemas/gift';
import type { Deps } from './deps.ts';
import { paidGifts } from './gifts.repo.ts';

type Page = { before?: number | undefined; size: number };

/** What a talent was given, newest first. */
export const listReceived =
  ({ database }: Pick<Deps, 'database'>) =>
  async (idTalent: number, { before, size }: Page): Promise<{ items: ReceivedGift[]; next: number | null }> => {
    const rows = await database.inTransaction((tx) =>
      paidGifts(tx)
        .innerJoin('users', 'users.id', 'id_buyer')
        .select('users.name')
        .where('id_talent', '=', idTalent)
        .where('shown_to_talent', '=', true)
        .$if(before !== undefined, (all) => all.where('orders.id', '<', before ?? 0))
        .orderBy('orders.id', 'desc')
        .limit(size + 1)
        .execute(),
    );
    const page = rows.slice(0, size);
    return {
      items: page.map((row) => ({
        idOrder: row.id,
        name: row.name,
        price: cents(row.total),
        earning: cents(row.talent),
        text: row.text,
        isMonthly: Boolean(row.is_monthly),
        at: (row.paid_at ?? new Date(0)).toISOString(),
        thankedAt: row.thanked_at?.toISOString() ?? null,
      })),
      next: rows.length > size ? (page.at(-1)?.id ?? null) : null,
    };
  };
