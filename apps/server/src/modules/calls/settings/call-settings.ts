import { answersFrom } from '@stagedoor/contract/call-hours';
import type { CallSettings } from '@stagedoor/contract/schemas/call';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

/** Until a talent says otherwise, they can be called at any time. */
const usual: CallSettings = { answers: 'now', timeZone: 'Europe/Kyiv', hours: [] };

type Row = { answers: CallSettings['answers']; time_zone: string; hours: unknown };

export const settingsIn = (row: Row | undefined): CallSettings =>
  row ? { answers: row.answers, timeZone: row.time_zone, hours: row.hours as CallSettings['hours'] } : usual;

export const settingsOf = async (tx: Tx, idUser: number): Promise<CallSettings> =>
  settingsIn(await tx.selectFrom('call_settings').selectAll().where('id_user', '=', idUser).executeTakeFirst());

/** From when somebody with these settings answers: now at the earliest. Null: nobody knows. */
export const callableFrom = ({ answers, timeZone, hours }: CallSettings, now: Date): Date | null => {
  if (answers === 'now') return now;
  return answers === 'hours' ? answersFrom(hours, timeZone, now) : null;
};

export const showCallSettings =
  ({ database }: Pick<Deps, 'database'>) =>
  (idUser: number): Promise<CallSettings> =>
    database.inTransaction((tx) => settingsOf(tx, idUser));

export const setCallSettings =
  ({ database }: Pick<Deps, 'database'>) =>
  (idUser: number, { answers, timeZone, hours }: CallSettings): Promise<void> =>
    database.inTransaction(async (tx) => {
      const columns = { answers, time_zone: timeZone, hours: JSON.stringify(hours) };
      await tx
        .insertInto('call_settings')
        .values({ id_user: idUser, ...columns })
        .onConflict((conflict) => conflict.column('id_user').doUpdateSet(columns))
        .execute();
    });

/** For a query that joins them. */
export const settingsJson = sql<Row | null>`(select to_jsonb(s) from call_settings s where s.id_user = users.id)`;
