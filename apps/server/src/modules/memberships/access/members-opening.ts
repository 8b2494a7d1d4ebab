import type { ForMembers } from '../../../extension-points/member-access.ts';
import { query, type Read } from '../../../platform/database/read.ts';
import { type Member, memberOpens } from './opens.ts';

type Page = { after: number; most: number };

const liveMembers = query<{ idTalent: number } & Page, Member & { idUser: number }>('live-members', (db, arg) =>
  db
    .selectFrom('recurring_agreement as a')
    .innerJoin('membership_plan as plan', 'plan.id_product', 'a.id_product')
    .select(['a.id_user as idUser', 'plan.id_product as idSubscription', 'plan.opens', 'a.state', 'a.paid_until'])
    .where('a.kind', '=', 'membership')
    .where('a.id_talent', '=', arg.idTalent)
    .where('a.state', '<>', 'ended')
    .where('a.id_user', '>', arg.after)
    .orderBy('a.id_user')
    .limit(arg.most),
);

/** A page of a talent's members to whom something is open now; `last` is where the next page begins. */
export const membersOpening = async (
  read: Read,
  what: ForMembers,
  { now, ...page }: Page & { now: Date },
): Promise<{ open: number[]; last: number | null }> => {
  const members = await read(liveMembers, { idTalent: what.idTalent, ...page });
  return {
    open: members.filter((member) => memberOpens(member, what, now)).map(({ idUser }) => idUser),
    last: members.length === page.most ? (members.at(-1)?.idUser ?? null) : null,
  };
};
