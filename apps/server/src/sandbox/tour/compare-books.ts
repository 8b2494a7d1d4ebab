import type { StripeBooks } from '@stagedoor/sandbox';
import type { Database } from '../../platform/database/database.ts';

type Sums = { captured: number; refunded: number };
export type ComparedPayment = { reference: string; description: string; ours: Sums; provider: Sums };

const most = 100;

/** Card payments in our tables beside the provider's state, newest first. */
export const compareBooks =
  ({ database, books }: { database: Database; books: () => StripeBooks }) =>
  async (): Promise<ComparedPayment[]> => {
    const known = new Map<string, Sums>();
    for (const { reference, captured, refunded } of books().charges) {
      const sums = known.get(reference) ?? { captured: 0, refunded: 0 };
      known.set(reference, { captured: sums.captured + captured, refunded: sums.refunded + refunded });
    }
    const { rows } = await database.pool.query<{ id: string; description: string } & Sums>(
      `select p.id, p.description, p.captured::int as captured,
         (select coalesce(sum(amount), 0) from refund where id_payment = p.id and state = 'sent')::int as refunded
       from payment p where p.id = any ($1) order by p.created_at desc limit ${most}`,
      [[...known.keys()].filter((reference) => reference !== '')],
    );
    return rows.map(({ id, description, captured, refunded }) => ({
      reference: id,
      description,
      ours: { captured, refunded },
      provider: known.get(id) ?? { captured: 0, refunded: 0 },
    }));
  };
