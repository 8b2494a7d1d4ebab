import type { Language } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import type { MemberAccess } from '../../../extension-points/member-access.ts';
import { localizedColumn } from '../../../platform/database/localized-column.ts';
import { query } from '../../../platform/database/read.ts';
import { type Member, memberOpens, type OpeningPlan, planOpens } from './opens.ts';

type TalentsMember = Member & { idTalent: number };

/** A person has one live membership with a talent. */
const liveMemberships = query<{ idUser: number; talents: number[] }, TalentsMember>('live-memberships', (db, arg) =>
  db
    .selectFrom('recurring_agreement as a')
    .innerJoin('membership_plan as plan', 'plan.id_product', 'a.id_product')
    .select(['plan.id_product as idSubscription', 'a.id_talent as idTalent', 'plan.opens', 'a.state', 'a.paid_until'])
    .where('a.kind', '=', 'membership')
    .where('a.id_user', '=', arg.idUser)
    .where(sql<boolean>`a.id_talent = any(${arg.talents}::bigint[])`)
    .where('a.state', '<>', 'ended'),
);

type JoinablePlan = OpeningPlan & { idTalent: number; name: string };

const joinablePlans = query<{ talents: number[]; language: Language }, JoinablePlan>('joinable-plans', (db, arg) =>
  db
    .selectFrom('membership_plan as plan')
    .innerJoin('product', 'product.id', 'plan.id_product')
    .select(['plan.id_product as idSubscription', 'plan.id_talent as idTalent', 'plan.opens'])
    .select((eb) => localizedColumn(eb.ref('product.name'), arg.language).as('name'))
    .where(sql<boolean>`plan.id_talent = any(${arg.talents}::bigint[])`)
    .where('closed_at', 'is', null)
    .where('shelf', '=', 'ACTIVE')
    .orderBy('product.position')
    .$castTo<JoinablePlan>(),
);

/**
 * Who may use what is for members, now: the only place that decides it, for products, events and whatever else a plan
 * opens. A talent's own things are always open to them.
 */
export const memberAccess: MemberAccess = {
  async isOpenTo(read, idUser, what, now) {
    const [open = false] = await memberAccess.areOpenTo(read, idUser, [what], now);
    return open;
  },

  async areOpenTo(read, idUser, things, now) {
    if (idUser === null) return things.map(() => false);
    const talents = [...new Set(things.map(({ idTalent }) => idTalent))].filter((idTalent) => idTalent !== idUser);
    const members = talents.length > 0 ? await read(liveMemberships, { idUser, talents }) : [];
    return things.map(
      (what) =>
        what.idTalent === idUser ||
        members.some((member) => member.idTalent === what.idTalent && memberOpens(member, what, now)),
    );
  },

  async plansOpening(read, things, language) {
    const talents = [...new Set(things.map(({ idTalent }) => idTalent))];
    const plans = talents.length > 0 ? await read(joinablePlans, { talents, language }) : [];
    return things.map((what) =>
      plans
        .filter((plan) => plan.idTalent === what.idTalent && planOpens(plan, what))
        .map(({ idSubscription, name }) => ({ idSubscription, name })),
    );
  },
};
