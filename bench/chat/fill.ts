import pg from 'pg';
import { hashToken, newToken } from '../../apps/server/src/platform/tokens.ts';

/** Somebody with a session. */
export type Person = { idUser: number; device: string; token: string };
/** Chat number n, from zero, is that of `talents[n / chatsPerTalent]` and `fans[n]`. */
export type People = { talents: Person[]; fans: Person[] };

// Ids that no other value equals: the bare server replaces them in the recorded statements.
const firstTalent = 5_000_001;
const firstFan = 6_000_001;
export const firstChat = 7_000_001;
const nextMessage = 30_000_001;

export const messagesPerChat = 250;
export const chatsPerTalent = 400;
/** In every tenth chat a paid message waits for its answer, so that the talent writes nothing else. */
export const waitingEvery = 10;

const text = (words: string) => `jsonb_build_object('en', ${words}, 'uk', ${words}, 'ru', ${words})`;
const deviceOf = (idUser: number) => `00000000-0000-4000-8000-${String(idUser).padStart(12, '0')}`;

/**
 * Talents with four hundred chats each, in which both write for years; each chat began with a paid message, and in every
 * tenth one waits. Inserted by SQL: triggers and foreign keys are disabled.
 */
export const fill = async (superUrl: string, messages: number): Promise<People> => {
  const chats = messages / messagesPerChat;
  const talents = Math.ceil(chats / chatsPerTalent);
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const run = (statements: string, values?: unknown[]) => client.query(statements, values);
  await run(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
  await run(`
    insert into users (id, name, role, status, created_at, last_seen_at) overriding system value
      select id, 'Person ' || id, role::user_role, 'ACTIVE', now(), now() from (
        select ${firstTalent} + n, 'EXPERT' from generate_series(0, ${talents - 1}) n
        union all select ${firstFan} + n, 'FAN' from generate_series(0, ${chats - 1}) n) person (id, role);
    insert into talent_group (name, "order", title) values ('music', 1, ${text(`'Music'`)});
    insert into talent (id_user, id_group, names, headline, about, languages, rank, approved_at)
      select id, 1, ${text(`'Talent ' || id`)}, ${text(`'Sings'`)}, ${text(`'About'`)}, '{uk}', 1, now()
      from users where role = 'EXPERT';
    insert into chat (id, kind, id_low, id_high, last_seq, last_at, open_until, created_at) overriding system value
      select ${firstChat} + n, 'pair', ${firstTalent} + n / ${chatsPerTalent}, ${firstFan} + n, ${messagesPerChat},
        now() - make_interval(mins => n), '2100-01-01', now() - interval '3 years'
      from generate_series(0, ${chats - 1}) n;
    insert into chat_member (id_chat, id_user, joined_at, read_seq, unread, last_at)
      select id, person, created_at, last_seq, 0, last_at from chat, lateral (values (id_low), (id_high)) one (person)`);
  await run(orders(chats));
  // In bursts of ten, so that a chat's messages are spread over the table as those of years are.
  const burst = 10;
  await run(`
    insert into chat_message (id, id_chat, seq, id_author, text, id_order, answers, created_at) overriding system value
      select n + 1, ${firstChat} + chat, seq, case when seq % 2 = 1 then ${firstFan} + chat else ${firstTalent} + chat / ${chatsPerTalent} end,
        'Message ' || n || repeat(' and what is said in it', (n % 5)::int),
        case seq when 1 then 1 + chat when ${messagesPerChat - 1} then 1 + chat + ${chats} end,
        case seq when 2 then n end, now() - make_interval(secs => ${messages} - n)
      from generate_series(0, ${messages - 1}) n,
        lateral (select n % ${chats * burst} / ${burst}, 1 + n / ${chats * burst} * ${burst} + n % ${burst}) whole (chat, seq)`);
  const open = (from: number, count: number) => openSessions(run, from, count);
  const people = { talents: await open(firstTalent, talents), fans: await open(firstFan, chats) };
  await run(`select setval(pg_get_serial_sequence('chat_message', 'id'), ${nextMessage})`);
  await run('vacuum analyze');
  // Otherwise what was filled is written to the disk while something is measured.
  await run('checkpoint');
  await client.end();
  return people;
};

/** Two paid messages in each chat; of every tenth chat the second waits for its answer. */
const orders = (chats: number) => `
  insert into orders (id, receipt, id_buyer, buyer, id_talent, id_product, id_variation, type, state, actor, moved_at,
      hold_ref, quantity, express, unit_price, subtotal, discount, delivery, express_surcharge, total, charity, platform,
      talent, from_wallet, fee_version, fee_percent, language, fields, keep_hidden, placed_at, paid_at, deadline_at,
      delivered_at, completed_at)
    overriding system value
    select n + 1, gen_random_uuid(), ${firstFan} + chat, 'loggedIn', ${firstTalent} + chat / ${chatsPerTalent}, 1, 1, 'MSG',
      case when waits then 'processing' else 'completed' end::order_state, 'system', now(), n, 1, false, 600, 600, 0, 0, 0,
      600, 0, 90, 510, 600, 1, 15, 'uk', '{}', false, now(), now(), now() + interval '7 days',
      done, done
    from generate_series(0, ${2 * chats - 1}) n, lateral (select n % ${chats}, n >= ${chats} and n % ${waitingEvery} = 0) its (chat, waits),
      lateral (select case when not waits then now() end) answered (done)`;

type Run = (statements: string, values?: unknown[]) => Promise<unknown>;

const openSessions = async (run: Run, from: number, count: number): Promise<Person[]> => {
  const people = Array.from({ length: count }, (_, index) => ({
    idUser: from + index,
    device: deviceOf(from + index),
    token: newToken(),
  }));
  const devices = people.map(({ device }) => device);
  await run(
    `insert into session (id, id_user, id_device, created_at, last_used_at, verified_at)
    select device, id_user, device, now(), now(), now() from unnest($1::uuid[], $2::bigint[]) one (device, id_user)`,
    [devices, people.map(({ idUser }) => idUser)],
  );
  await run(
    `insert into session_token (hash, id_session, issued_at)
    select hash, device, now() from unnest($1::bytea[], $2::uuid[]) one (hash, device)`,
    [people.map(({ token }) => hashToken(token)), devices],
  );
  return people;
};
