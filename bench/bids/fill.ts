import pg from 'pg';

const day = 24 * 3_600_000;
const text = (words: string) => `jsonb_build_object('en', ${words}, 'uk', ${words}, 'ru', ${words})`;

/** Where the bids begin: from here on the step is the same for every bid. */
export const startingBet = 600_000;
export const step = 10_000;

/** A talent whose auctions run for a day. */
export const aTalent = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query(
    `insert into users (name, role, status, created_at, last_seen_at) values ('Talent', 'EXPERT', 'ACTIVE', now(), now())
     returning id`,
  );
  await client.query(`insert into talent_group (name, "order", title) values ('music', 1, ${text(`'Music'`)})`);
  await client.query(
    `insert into talent (id_user, id_group, names, headline, about, languages, rank, approved_at)
     select $1, min(id), ${text(`'Talent'`)}, ${text(`'Sings'`)}, ${text(`'About'`)}, '{uk}', 1, now() from talent_group`,
    [rows[0].id],
  );
  return rows[0].id;
};

let named = 0;

export const anAuction = async (client: pg.Client, idOwner: number): Promise<number> => {
  const name = `Auction ${++named}`;
  const { rows } = await client.query(
    `insert into product (id_owner, type, language, name, short_about, about, content_hash, delivery_methods, created_at, updated_at)
     values ($1, 'AUCTION', 'en', ${text('$2::text')}, ${text('$2::text')}, ${text('$2::text')}, sha256($2::text::bytea), '{courier}', now(), now()) returning id`,
    [idOwner, name],
  );
  const start = new Date(Date.now() - day / 24);
  await client.query(
    `insert into auction (id_product, id_owner, sells, starting_bet, starts_at, planned_end, ends_at, created_at)
     values ($1, $2, 'AUCTION', $3, $4, $5, $5, $4)`,
    [rows[0].id, idOwner, startingBet, start, new Date(start.getTime() + day)],
  );
  return rows[0].id;
};

/** What bidders need: a confirmed phone and a saved card. */
export const makeBidders = async (client: pg.Client, users: readonly number[]): Promise<void> => {
  await client.query(`update users set phone = '+38050' || (1000000 + id) where id = any($1)`, [users]);
  await client.query(
    `insert into saved_card (id, id_user, method, fingerprint, brand, last4, exp_month, exp_year, saved_at)
     select gen_random_uuid(), id, 'pm_' || id, 'card ' || id, 'visa', '4242', 12, 2040, now() from unnest($1::bigint[]) id`,
    [users],
  );
};

/** So many bids of these users, each above the one before. Triggers are disabled while they are inserted. */
export const fillBids = async (
  superUrl: string,
  { idProduct, users, bids }: { idProduct: number; users: readonly number[]; bids: number },
): Promise<void> => {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into bid (id_product, number, id_user, amount, automatic, anonymous, device, at)
     select $1, n + 1, ($2::bigint[])[1 + n % cardinality($2::bigint[])], 1000 + n * 100, false, n % 3 = 0, 'bench', now() - make_interval(secs => $3 - n)
     from generate_series(0, $3 - 1) n`,
    [idProduct, users, bids],
  );
  await client.query(
    `insert into auction_bidder (id_product, id_user, alias, best, last_bid_at)
     select id_product, id_user, row_number() over (order by id_user), max(amount), max(at) from bid where id_product = $1
     group by id_product, id_user`,
    [idProduct],
  );
  await client.query(
    `update auction set top_bet = best, leader_max = best, id_leader = id_user, leader_anonymous = false, bids = $2,
       bidders = $3, last_bid_at = b.last_bid_at
     from (select * from auction_bidder where id_product = $1 order by best desc limit 1) b
     where auction.id_product = $1`,
    [idProduct, bids, users.length],
  );
  await client.query('vacuum analyze');
  await client.end();
};
