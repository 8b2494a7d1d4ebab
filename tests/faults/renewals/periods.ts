import type pg from 'pg';
import type { Agreement } from '../../../apps/server/src/modules/recurring/index.ts';
import { days } from '../../support/clock.ts';

type Period = { from_at: Date; until: Date; amount: number; credit: number; total: number; placed_at: Date };
type Paid = Pick<Agreement, 'state' | 'paid_until' | 'ended_at' | 'ended_by'> & { id: number; periods: Period[] };

/** A connection, or all of them. */
export type Readable = Pick<pg.ClientBase, 'query'>;

/** All agreements with what was paid for them, oldest first. */
export const readAgreements = async (pool: Readable): Promise<Paid[]> => {
  const { rows: agreements } = await pool.query('select * from recurring_agreement where anchor is not null');
  const { rows } = await pool.query(
    `select p.*, o.total, o.placed_at from recurring_period p join orders o on o.id = p.id_order
     where p.state = 'paid' order by p.number`,
  );
  const of = Map.groupBy(rows, ({ id_agreement }) => id_agreement);
  return agreements.map((agreement) => ({ ...agreement, periods: of.get(agreement.id) ?? [] }));
};

/** A calendar of its own: the same day so many months later, or the last of that month. */
const monthsLater = (from: Date, months: number): Date => {
  const first = new Date(from);
  first.setUTCMonth(from.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return first;
};

const graceMs = days(10);

/** What is wrong with the paid months of an agreement: a gap, an overlap, another day of the month, or a cent. */
export const faultsOf = ({ id, state, paid_until, ended_at, ended_by, periods }: Paid, now: Date): string[] => {
  const faults: string[] = [];
  const expect = (what: string, isTrue: boolean) => void (isTrue || faults.push(`${id}: ${what}`));
  let anchor = periods[0]?.from_at ?? now;
  let months = 0;
  for (const [at, { from_at, until, amount, credit, total, placed_at }] of periods.entries()) {
    const [before, after] = [periods[at - 1], periods[at + 1]];
    if (before) expect(`a gap before ${from_at.toISOString()}`, before.until.getTime() === from_at.getTime());
    if (before && amount > before.amount) {
      const whole = monthsLater(anchor, months).getTime() - before.from_at.getTime();
      const left = Math.max(0, monthsLater(anchor, months).getTime() - placed_at.getTime());
      const worth = before.total + before.credit;
      expect('the credit of a larger plan', credit === Number((BigInt(worth) * BigInt(left)) / BigInt(whole)));
      [anchor, months] = [from_at, 0];
    } else expect('a credit without a larger plan', credit === 0);
    expect('the price', total === amount - credit);
    months++;
    const isCut = after !== undefined && after.amount > amount;
    if (!isCut) expect(`the end ${until.toISOString()}`, until.getTime() === monthsLater(anchor, months).getTime());
  }
  expect('paid until its last period ends', periods.at(-1)?.until.getTime() === paid_until?.getTime());
  if (paid_until === null) return faults;
  const mayWait = state === 'stopping' ? 0 : graceMs;
  if (state !== 'ended') expect('a month skipped', now.getTime() < paid_until.getTime() + mayWait);
  else if (ended_by === 'unpaid' || ended_by === 'missed')
    expect('ended early', Number(ended_at) >= paid_until.getTime() + graceMs);
  return faults;
};
