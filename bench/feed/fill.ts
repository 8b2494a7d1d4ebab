import pg from 'pg';
import { hashToken, newToken } from '../../apps/server/src/platform/tokens.ts';

export type Size = { posts: number; users: number; followers: number };
/** A fan with a session. */
export type Fan = { idUser: number; device: string; token: string };

export const postsPerTalent = 1_000;
const commentsPerPost = 5;
const likesPerPost = 10;
const fans = 1_000;

const text = (words: string) => `jsonb_build_object('en', ${words}, 'uk', ${words}, 'ru', ${words})`;
const deviceOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/**
 * Talents with a thousand posts each, every post with comments and likes, and talent 1 with all followers, inserted by
 * SQL. Triggers and foreign keys are disabled, so this also writes what the triggers would.
 */
export const fill = async (superUrl: string, { posts, users, followers }: Size): Promise<Fan[]> => {
  const [client, other] = [await connect(superUrl), await connect(superUrl)];
  const run = (statements: string, values?: unknown[]) => client.query(statements, values);
  const talents = posts / postsPerTalent;
  await run(`
    insert into users (id, name, role, status, created_at, last_seen_at) overriding system value
      select n, 'Person ' || n, case when n <= ${talents} then 'EXPERT' else 'FAN' end::user_role, 'ACTIVE', now(), now()
      from generate_series(1, ${users}) n;
    insert into talent_group (name, "order", title) values ('music', 1, ${text(`'Music'`)});
    insert into talent (id_user, id_group, names, headline, about, languages, rank, approved_at)
      select n, 1, ${text(`'Talent ' || n`)}, ${text(`'Sings'`)}, ${text(`'About'`)}, '{uk}', 1, now()
      from generate_series(1, ${talents}) n;
    insert into post (id, space, id_talent, id_author, title, text, audience, content_hash, created_at, changed_at, published_at)
      overriding system value
      select n, 'feed', 1 + n % ${talents}, 1 + n % ${talents}, 'Post ' || n, repeat('Words of a post. ', 12), 'everyone',
        decode(md5(n::text), 'hex'), at, at, at
      from generate_series(1, ${posts}) n, lateral (select now() - make_interval(secs => ${posts} - n)) written (at);
    insert into post_count (id_post, likes, responses, comments)
      select p.id, ${likesPerPost}, ${commentsPerPost}, ${commentsPerPost} from post p;
    insert into follow (id_user, id_talent, created_at)
      select n, 1, now() from generate_series(${talents + 1}, ${talents + followers}) n`);
  const comments = run(`
    insert into post_comment (id, id_post, id_parent, id_author, text, created_at) overriding system value
      select n, 1 + n % ${posts}, null,
        1 + (n::bigint * 7919) % ${users}, 'What somebody says about it ' || n, now()
      from generate_series(1, ${posts * commentsPerPost}) n`);
  const likes = other.query(`
    insert into post_like (id_post, id_user, at)
      select 1 + n / ${likesPerPost}, 1 + (n::bigint * 6007) % ${users}, now() from generate_series(0, ${posts * likesPerPost - 1}) n
      on conflict do nothing`);
  await Promise.all([comments, likes]);
  const people: Fan[] = [];
  for (let number = 1; number <= Math.min(fans, users - talents); number++) {
    const fan = { idUser: talents + number, device: deviceOf(number), token: newToken() };
    await run(
      `insert into session (id, id_user, id_device, created_at, last_used_at, verified_at) values ($1, $2, $3, now(), now(), now())`,
      [fan.device, fan.idUser, fan.device],
    );
    await run('insert into session_token (hash, id_session, issued_at) values ($1, $2, now())', [
      hashToken(fan.token),
      fan.device,
    ]);
    people.push(fan);
  }
  for (const table of ['users', 'post', 'post_comment']) {
    await run(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
  }
  await run('vacuum analyze');
  await Promise.all([client.end(), other.end()]);
  return people;
};

const connect = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'`,
  );
  return client;
};
