import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { query } from '../../../platform/database/read.ts';

type Head = { seq: number; hash: string };
type Published = Head & { day: string };

const latest = query<object, Head>('certificate-log-head', (db) =>
  db
    .selectFrom('certificate_log')
    .select(['seq', sql<string>`encode(hash, 'hex')`.as('hash')])
    .orderBy('seq', 'desc')
    .limit(1)
    .$castTo<Head>(),
);

const daysShown = 400;

const publishedDays = query<object, Published>('certificate-log-days', (db) =>
  db
    .selectFrom('certificate_log_day')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'seq', 'hash'])
    .orderBy('day', 'desc')
    .limit(daysShown)
    .$castTo<Published>(),
);

const linesAtOnce = 10_000;

const linesAfter = query<{ after: number }, { line: string }>('certificate-log-lines', (db, arg) =>
  db.selectFrom('certificate_log').select('line').where('seq', '>', arg.after).orderBy('seq').limit(linesAtOnce),
);

export const readLog = ({ read }: Pick<Database, 'read'>) => ({
  /** The last line, and the last one of each day as it was published. */
  head: async () => {
    const [[head], published] = await Promise.all([read(latest, {}), read(publishedDays, {})]);
    return { lines: head?.seq ?? 0, head: head?.hash ?? null, published };
  },
  lines: async (after: number): Promise<string> =>
    (await read(linesAfter, { after })).map(({ line }) => `${line}\n`).join(''),
});
