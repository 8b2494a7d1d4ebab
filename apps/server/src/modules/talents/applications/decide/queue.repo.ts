import type { Language } from '@stagedoor/contract/limits';
import type { ApplicationState, QueuedApplication } from '@stagedoor/contract/schemas/application';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { profiles } from '../applications.repo.ts';

type Page = { state: ApplicationState; page: number; size: number; language: Language };

const categoriesIn = (language: Language) => sql<QueuedApplication['categories']>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'localizedString', c.title ->> ${language}::text)
    order by place), '[]')
  from application_category join category c on c.id = id_category where id_application = application.id)`;

const tagsIn = (language: Language) => sql<QueuedApplication['tags']>`(
  select coalesce(jsonb_agg(jsonb_build_object('idTag', t.id, 'localizedString', t.title ->> ${language}::text)
    order by place), '[]')
  from application_tag join tag t on t.id = id_tag where id_application = application.id)`;

const linked = sql<QueuedApplication['linked']>`(
  select coalesce(jsonb_agg(jsonb_build_object('network', s.network, 'name', s.name) order by s.id), '[]')
  from social_account s where s.id_user = application.id_user)`;

/** Earliest deadline first. */
export const queueOf = (tx: Tx, { state, page, size, language }: Page) =>
  tx
    .selectFrom('application')
    .innerJoin('users', 'users.id', 'application.id_user')
    .leftJoin('users as decider', 'decider.id', 'application.id_decider')
    .leftJoin('charity_fund', 'charity_fund.id', 'application.id_fund')
    .selectAll('application')
    .select(['users.name as user_name', 'users.id_image', 'users.corporate_email', 'decider.name as decider_name'])
    .select([
      sql<string | null>`charity_fund.name ->> ${language}::text`.as('fund_name'),
      categoriesIn(language).as('categories'),
      tagsIn(language).as('tags'),
      linked.as('linked'),
      profiles,
    ])
    .where('state', '=', state)
    .orderBy('application.due_at')
    .orderBy('application.id')
    .offset(page * size)
    .limit(size)
    .execute();

export const countOf = async (tx: Tx, state: ApplicationState): Promise<number> => {
  const { count } = await tx
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return count;
};
