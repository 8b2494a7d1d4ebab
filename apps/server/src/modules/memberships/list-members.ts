import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { Member, MembersBody } from '@stagedoor/contract/schemas/membership';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { accessEnd, nextPaymentOf } from '../recurring/index.ts';
import type { Deps } from './deps.ts';

type Page = { items: Member[]; next: number | null };

/** The talent's members, the latest first. */
export const listMembers =
  ({ database }: Pick<Deps, 'database'>) =>
  async (idTalent: number, language: Language, { which, search, before, size }: MembersBody): Promise<Page> => {
    const rows = await database.inTransaction((tx) =>
      membersOf(tx, idTalent, language)
        .where(which === 'former' ? sql<boolean>`a.state = 'ended'` : sql<boolean>`a.state <> 'ended'`)
        .$if(Boolean(search), (all) => all.where(sql<boolean>`position(lower(${search}) in lower(users.name)) > 0`))
        .$if(before !== undefined, (all) => all.where('a.id', '<', before ?? 0))
        .limit(size + 1)
        .execute(),
    );
    const page = rows.slice(0, size);
    return { items: page.map(memberDto), next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
  };

/** Current and former. */
export const allMembersOf = async (tx: Tx, idTalent: number, language: Language): Promise<Member[]> =>
  (await membersOf(tx, idTalent, language).execute()).map(memberDto);

/** Whoever has not paid the first month is none. */
const membersOf = (tx: Tx, idTalent: number, language: Language) =>
  tx
    .selectFrom('recurring_agreement as a')
    .innerJoin('product as plan', 'plan.id', 'a.id_product')
    .innerJoin('users', 'users.id', 'a.id_user')
    .selectAll('a')
    .select('users.name')
    .select([sql<string>`plan.name ->> ${language}::text`.as('plan_name'), totalPaid.as('total_paid')])
    // A parameter would hide from a prepared statement which index is meant.
    .where(sql<boolean>`a.kind = 'membership'`)
    .where('a.id_talent', '=', idTalent)
    .where('anchor', 'is not', null)
    .orderBy('a.id', 'desc');

const totalPaid = sql<number>`(
  select coalesce(sum(o.total - o.returned - o.rest_returned), 0)::bigint
  from recurring_period p join orders o on o.id = p.id_order
  where p.id_agreement = a.id and p.state = 'paid' and o.state = 'completed')`;

type Row = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number];

const memberDto = (row: Row): Member => {
  const next = nextPaymentOf(row);
  const endsAt = row.ended_at ?? (next ? null : accessEnd(row));
  return {
    idMembership: row.id,
    name: row.name,
    planName: row.plan_name,
    state: row.state === 'starting' ? 'ended' : row.state,
    // The anchor moves when a member changes to a larger plan.
    since: row.created_at.toISOString(),
    nextPayment: next && { at: next.at.toISOString(), price: next.amount },
    endsAt: endsAt?.toISOString() ?? null,
    totalPaid: cents(row.total_paid),
  };
};
