import pg from 'pg';

/** Inserts many made-up talents by SQL, so that lists have a realistic size. */
export const fillWithTalents = async (ownerUrl: string, talents: number) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const text = `jsonb_build_object('en', 'Person ' || n, 'uk', 'Особа ' || n, 'ru', 'Человек ' || n)`;
  await client.query(`
    insert into talent_group (name, "order", title)
      select 'group-' || n, n, ${text} from generate_series(1, 8) n;
    insert into users (name, nickname, role, status, created_at)
      select 'Person ' || n, 'person-' || n, 'EXPERT', 'ACTIVE', now() from generate_series(1, ${talents}) n;
    insert into talent (id_user, id_group, names, headline, about, languages, rank, approved_at)
      select id, (id % 8) + 1, ${text.replaceAll('n,', 'id,').replaceAll('|| n', '|| id')}, ${text.replaceAll('|| n', '|| id')}, ${text.replaceAll('|| n', '|| id')}, '{en}', id, now() from users;
    analyze;`);
  await client.end();
};
