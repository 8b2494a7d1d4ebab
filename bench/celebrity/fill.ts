import pg from 'pg';
import { hashToken, newToken } from '../../apps/server/src/platform/tokens.ts';

export type Celebrity = { idUser: number; device: string; token: string };
export type Size = { orders: number; reviews: number; followers: number; products: number };

const text = (words: string) => `jsonb_build_object('en', ${words}, 'uk', ${words}, 'ru', ${words})`;
/** Products of other talents, so that the planner does not take one talent's shelf for the whole table. */
const others = 50_000;
const device = '00000000-0000-4000-8000-000000000001';

/**
 * One talent, id 1, with the data of many years, inserted by SQL. Triggers and foreign keys are disabled, so this also
 * writes what the triggers would.
 */
export const fill = async (superUrl: string, { orders, reviews, followers, products }: Size): Promise<Celebrity> => {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const run = (statements: string, values?: unknown[]) => client.query(statements, values);
  await run(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`);
  await run(`
    insert into users (id, name, role, status, created_at, last_seen_at) overriding system value
      select n, 'Person ' || n, case n when 1 then 'EXPERT' else 'FAN' end::user_role, 'ACTIVE', now(), now()
      from generate_series(1, ${followers + 1}) n;
    insert into talent_group (name, "order", title) values ('music', 1, ${text(`'Music'`)});
    insert into talent (id_user, id_group, names, headline, about, languages, rank, approved_at)
      values (1, 1, ${text(`'Orysia'`)}, ${text(`'Sings'`)}, ${text(`'About'`)}, '{uk}', 1, now());
    insert into product (id, id_owner, type, language, name, short_about, about, content_hash, created_at, updated_at,
        open_until, in_stock_until, lowest_price, position) overriding system value
      select n, case when n <= ${products} then 1 else 2 + n % 10000 end, 'AUTOGRAPH', 'uk', ${text(`'Song ' || n`)}, ${text(`'Short'`)}, ${text(`'Long'`)},
        decode(md5(n::text), 'hex'), now(), now(), 'infinity', 'infinity', 1500, n from generate_series(1, ${products + others}) n;
    insert into variation (id, id_product, "order", price) overriding system value
      select n, n, 0, 1500 from generate_series(1, ${products + others}) n`);
  // Of a hundred orders 94 are completed, three are open, two were late and one was declined.
  await run(`
    insert into orders (id, receipt, id_buyer, buyer, id_talent, id_product, id_variation, type, state, actor, moved_at,
        hold_ref, quantity, express, unit_price, subtotal, discount, delivery, express_surcharge, total, charity, platform,
        talent, from_wallet, fee_version, fee_percent, language, fields, keep_hidden, placed_at, paid_at, deadline_at, delivered_at,
        completed_at)
      overriding system value
      select n, gen_random_uuid(), 2 + n % ${followers}, 'loggedIn', 1, 1 + n % ${products}, 1 + n % ${products}, 'AUTOGRAPH',
        case when n % 100 < 94 then 'completed' when n % 100 < 97 then 'processing' when n % 100 < 99 then 'expired'
          else 'declined' end::order_state,
        'system', now(), n, 1, false, 1500, 1500, 0, 0, 0, 1500, 0, 225, 1275, 1500, 1, 15, 'uk', '{}', false, now(), now(),
        now() + interval '7 days', done.at, done.at
      from generate_series(1, ${orders}) n, lateral (select case when n % 100 < 94 then now() end) done (at);
    insert into order_event (id_order, state, actor, at) select id, 'processing', 'system', now() from orders;
    insert into talent_record (id_talent, slot, completed, late, declined)
      select 1, id % 16, count(*) filter (where state = 'completed'), count(*) filter (where state = 'expired'),
        count(*) filter (where state = 'declined')
      from orders group by 2;
    insert into score (id_order, id_buyer, id_talent, id_product, score, text, created_at)
      select id, id_buyer, 1, id_product, 1 + id % 5, 'Thank you', now() from orders where state = 'completed' order by id
      limit ${reviews};
    insert into talent_scores (id_talent, slot, scores, points)
      select 1, id % 16, count(*), sum(score) from score group by 2`);
  await run(`
    insert into follow (id_user, id_talent, created_at) select n, 1, now() from generate_series(2, ${followers + 1}) n;
    insert into talent_followers (id_talent, slot, followers)
      select 1, id_user % 16, count(*) from follow group by 2;
    insert into series_count (series, id_user, span, begins, slot, amount)
      select series, 1, span, begins, n % 4, count(*)
      from (values ('followers', ${followers}), ('income', ${orders}), ('buyers', ${orders})) counted (series, most),
        generate_series(1, most) n, lateral (select now() - interval '400 days' * n / most) one (at),
        lateral (values ('day', series_day(at)), ('quarter', series_quarter(at))) of_row (span, begins)
      group by series, span, begins, n % 4;
    insert into ledger_account (id, kind, owner, tracked, floor, balance) overriding system value
      values (1, 'earned', '1', true, 0, ${orders}), (2, 'platform', '', false, null, null);
    insert into ledger_tx (id, kind, ref, at, xid) overriding system value
      select n, 'order.fulfilled', n::text, now() - make_interval(secs => ${orders} - n), '1'
      from generate_series(1, ${orders}) n;
    insert into ledger_entry select id, 1, 1 from ledger_tx;
    insert into ledger_entry select id, 2, -1 from ledger_tx`);
  const token = newToken();
  await run(
    `insert into session (id, id_user, id_device, created_at, last_used_at, verified_at)
    values ($1, 1, $2, now(), now(), now() + interval '1 day')`,
    [device, device],
  );
  await run('insert into session_token (hash, id_session, issued_at) values ($1, $2, now())', [
    hashToken(token),
    device,
  ]);
  for (const table of ['users', 'product', 'variation', 'orders', 'ledger_tx', 'ledger_account']) {
    await run(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
  }
  await run('vacuum analyze');
  await client.end();
  return { idUser: 1, device, token };
};
