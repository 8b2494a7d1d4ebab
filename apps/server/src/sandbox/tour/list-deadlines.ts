import type { Language } from '@stagedoor/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

export type Deadline = { idOrder: number; product: string; at: Date };

const most = 20;

/** Orders to be delivered or received, most urgent first. */
export const listDeadlines =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  async (language: Language): Promise<Deadline[]> => {
    const { rows } = await database.pool.query<Deadline>(
      `select o.id as "idOrder", coalesce(p.name ->> $2, p.name ->> 'en') as product, o.deadline_at as at
       from orders o join product p on p.id = o.id_product
       where o.state in ('reviewing', 'processing', 'shipped') and o.deadline_at > $1 order by o.deadline_at limit ${most}`,
      [clock.now(), language],
    );
    return rows;
  };
