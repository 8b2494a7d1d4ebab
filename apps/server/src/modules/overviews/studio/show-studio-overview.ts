import { type Language, limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { NextStep, StudioOverview } from '@stagedoor/contract/schemas/overview';
import { query } from '../../../platform/database/read.ts';
import { dayIn, isoDay, lastMonths, lastWeeks, startOfDay } from '../../../platform/time-zone.ts';
import type { Deps } from '../deps.ts';

type Input = { language: Language; timeZone: string };
type Bare = { has_picture: boolean; has_product: boolean };

const bareOf = query<{ idUser: number }, Bare>('studio-bare', (db, { idUser }) =>
  db
    .selectFrom('users')
    .select(({ exists, selectFrom, eb }) => [
      eb('id_image', 'is not', null).as('has_picture'),
      exists(selectFrom('product').select('id').where('id_owner', '=', idUser).where('deleted_at', 'is', null)).as(
        'has_product',
      ),
    ])
    .where('id', '=', idUser)
    .$castTo<Bare>(),
);

/** Months and weeks are those of the talent's time zone. */
export const showStudioOverview =
  ({ database, clock, orders, wallet, follows }: Deps) =>
  async (idUser: number, { language, timeZone }: Input): Promise<StudioOverview> => {
    const now = clock.now();
    const today = dayIn(now, timeZone);
    const [months, weeks] = [lastMonths(today, limits.overview.months), lastWeeks(today, limits.overview.weeks)];
    const begin = (days: Date[]) => days.map((day) => startOfDay(day, timeZone));
    const [waiting, income, buyers, joined, followers, withdrawable, bare] = await Promise.all([
      orders.waitingFor(idUser, language),
      wallet.incomeOf(idUser, begin(months)),
      orders.newBuyers(idUser, begin(weeks)),
      follows.newFollowers(idUser, begin(weeks)),
      follows.count(idUser),
      wallet.withdrawableOf(idUser),
      database.read(bareOf, { idUser }),
    ]);
    return {
      at: now.toISOString(),
      waiting,
      steps: stepsFrom(bare[0], withdrawable),
      income: income.map((amount, n) => ({ from: fromOf(months, n), amount })),
      followers,
      fans: buyers.map((count, n) => ({ from: fromOf(weeks, n), buyers: count, followers: joined[n] ?? 0 })),
    };
  };

const fromOf = (days: readonly Date[], n: number) => isoDay(days[n] ?? new Date(0));

/** What keeps fans from buying comes first, then the talent's own money. */
const stepsFrom = (bare: Bare | undefined, withdrawable: Cents): NextStep[] => [
  ...(bare?.has_product ? [] : [{ kind: 'firstProduct' } as const]),
  ...(bare?.has_picture ? [] : [{ kind: 'picture' } as const]),
  ...(withdrawable > 0 ? [{ kind: 'withdraw', amount: withdrawable } as const] : []),
];
