import type { Language } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type More = {
  corporate_email: string | null;
  pending_email: string | null;
  language: Language;
  languages: string[];
  agreements: { document: string; version: string; at: string }[];
  blocks: { by: 'self' | 'staff'; reason: string; since: string; until: string | null }[];
};

export const moreOf = async (tx: Tx, idUser: number, now: Date): Promise<More> => {
  const { rows } = await sql<More>`
    select u.corporate_email, u.language, u.languages,
      (select email from mailed_link l where l.id_user = u.id and l.purpose = 'confirmEmail' and l.used_at is null
        and l.expires_at > ${now} order by l.created_at desc limit 1) as pending_email,
      (select coalesce(jsonb_agg(jsonb_build_object('document', document, 'version', version, 'at', at) order by at), '[]')
        from (select 'terms' as document, terms_version as version, accepted_at as at from agreement where id_user = u.id
          union select document::text, version, accepted_at from document_consent where id_user = u.id) agreed
      ) as agreements,
      (select coalesce(jsonb_agg(jsonb_build_object('by', case when b.blocker = 'admin' then 'staff' else 'self' end,
          'reason', coalesce(b.reason, ''), 'since', b.created_at, 'until', b.until) order by b.blocker), '[]')
        from account_block b where b.id_user = u.id and (b.until is null or b.until > ${now})) as blocks
    from users u where u.id = ${idUser}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error(`user ${idUser}: expected a row, found none`);
  return found;
};

type Counts = { sessions: number; bought: number; sold: number; about: number; open: number; by: number };

export const countsOf = async (tx: Tx, idUser: number): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from session where id_user = ${idUser} and ended_at is null) as sessions,
      (select count(*)::int from orders where id_buyer = ${idUser}) as bought,
      (select count(*)::int from orders where id_talent = ${idUser}) as sold,
      (select count(*)::int from report where id_owner = ${idUser}) as about,
      (select count(*)::int from report where id_owner = ${idUser} and closed_at is null) as open,
      (select count(*)::int from complaint where id_user = ${idUser}) as by`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error(`user ${idUser}: the counts returned no row`);
  return found;
};

export const actionsOn = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('staff_action')
    .innerJoin('users', 'users.id', 'staff_action.id_staff')
    .select(['staff_action.id', 'action', 'users.name as by', 'at'])
    .where('subject', '=', `user ${idUser}`)
    .orderBy('staff_action.id', 'desc')
    .limit(5)
    .execute();
