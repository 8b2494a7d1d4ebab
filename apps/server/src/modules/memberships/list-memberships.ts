import { type Language, limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { Membership } from '@stagedoor/contract/schemas/membership';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { minutesAfter } from '../../platform/time.ts';
import { accessEnd, creditOf, hasAccess, nextPaymentOf, nextTerms } from '../recurring/index.ts';
import type { Deps } from './deps.ts';

type Whose = { idUser: number; idTalent?: number; language: Language };

const nameIn = (column: string, language: Language) => sql<string>`${sql.ref(column)} ->> ${language}::text`;

/** A fan's memberships, the current ones first. One whose first payment is not in yet is none. */
const rowsOf = (tx: Tx, { idUser, idTalent, language }: Whose) =>
  tx
    .selectFrom('recurring_agreement as a')
    .innerJoin('product as plan', 'plan.id', 'a.id_product')
    .innerJoin('users', 'users.id', 'a.id_talent')
    .leftJoin('talent', 'talent.id_user', 'users.id')
    .leftJoin('product as next', 'next.id', 'a.next_product')
    .leftJoin('saved_card as card', 'card.id', 'a.id_card')
    .selectAll('a')
    .select(['card.brand', 'card.last4'])
    .select([
      nameIn('plan.name', language).as('plan_name'),
      sql<string | null>`${nameIn('next.name', language)}`.as('next_name'),
      sql<string>`coalesce(${nameIn('talent.names', language)}, users.name)`.as('talent_name'),
      sql<boolean>`not exists (
        select from recurring_period p where p.id_agreement = a.id and p.state = 'paid' offset 1)`.as('is_first'),
    ])
    .where('kind', '=', 'membership')
    .where('a.id_user', '=', idUser)
    .where('anchor', 'is not', null)
    .$if(idTalent !== undefined, (all) => all.where('a.id_talent', '=', idTalent ?? 0).where('state', '<>', 'ended'))
    .orderBy(sql`ended_at desc nulls first`)
    .orderBy('a.id', 'desc')
    .limit(limits.pages.max)
    .execute();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

export const membershipsOf = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, whose: Whose): Promise<Membership[]> => {
  const now = clock.now();
  const found: Membership[] = [];
  for (const row of await rowsOf(tx, whose)) {
    found.push({ ...membershipDto(row, now), credit: await creditOf(tx, row, now) });
  }
  return found;
};

/** Another price of the same plan, announced to whoever goes on. */
const newPriceIn = ({
  state,
  id_product,
  amount,
  next_product,
  next_amount,
  next_from,
}: Row): Membership['newPrice'] =>
  (state === 'active' || state === 'retrying') && next_product === id_product && next_amount && next_amount !== amount
    ? { price: cents(next_amount), from: (next_from as Date).toISOString() }
    : null;

const membershipDto = (row: Row, now: Date): Omit<Membership, 'credit'> => {
  const next = nextPaymentOf(row);
  const endsAt = row.ended_at ?? (next ? null : accessEnd(row));
  const undoUntil = row.is_first && row.anchor && minutesAfter(row.anchor, limits.orders.cancellationWindowMinutes);
  return {
    idMembership: row.id,
    idSubscription: row.id_product,
    planName: row.plan_name,
    idTalent: row.id_talent,
    talentName: row.talent_name,
    state: row.state === 'starting' ? 'ended' : row.state,
    hasAccess: hasAccess(row, now),
    price: cents(row.amount),
    since: (row.anchor ?? row.created_at).toISOString(),
    paidUntil: (row.paid_until ?? row.created_at).toISOString(),
    nextPayment: next && {
      at: next.at.toISOString(),
      price: next.amount,
      planName: (next.idProduct === row.next_product && row.next_name) || row.plan_name,
    },
    newPrice: newPriceIn(row),
    owed: row.state === 'retrying' ? nextTerms(row).amount : null,
    endsAt: endsAt?.toISOString() ?? null,
    endedBy: row.ended_by,
    undoUntil: row.state !== 'ended' && undoUntil && now < undoUntil ? undoUntil.toISOString() : null,
    card: row.brand && row.last4 ? { brand: row.brand, last4: row.last4 } : null,
  };
};
