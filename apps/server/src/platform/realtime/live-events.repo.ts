import type pg from 'pg';

/** An event that has its place. */
export type StoredEvent = { id_user: number; at: Date; type: string; body: object };

/** Gives what was committed its places; answers with the last place of each person. */
export const orderEvents = async (pool: pg.Pool, idUsers: readonly number[], now: Date): Promise<Map<number, Date>> => {
  const { rows } = await pool.query<{ id_user: number; at: Date }>({
    name: 'live-order',
    text: 'select id_user, at from order_live_events($1, $2)',
    values: [idUsers, now],
  });
  return new Map(rows.map(({ id_user, at }) => [id_user, at]));
};

type From = { idUser: number; position: Date };

/** What each person has not been told yet, in order. */
export const eventsAfter = async (pool: pg.Pool, people: readonly From[]): Promise<Map<number, StoredEvent[]>> => {
  const { rows } = await pool.query<StoredEvent>({
    name: 'live-events-after',
    text: `select e.id_user, e.at, e.type, e.body
      from unnest($1::bigint[], $2::timestamptz[]) as p (id_user, position)
      join live_event e on e.id_user = p.id_user and e.at > p.position
      order by e.id_user, e.at`,
    values: [people.map(({ idUser }) => idUser), people.map(({ position }) => position)],
  });
  return Map.groupBy(rows, (row) => row.id_user);
};

/** A page of what lies between two places; the second belongs to it. */
export const eventsBetween = async (
  pool: pg.Pool,
  { idUser, after, upTo, size }: { idUser: number; after: Date; upTo: Date; size: number },
): Promise<StoredEvent[]> => {
  const { rows } = await pool.query<StoredEvent>({
    name: 'live-events-between',
    text: `select id_user, at, type, body from live_event
      where id_user = $1 and at > $2 and at <= $3 order by at limit $4`,
    values: [idUser, after, upTo, size],
  });
  return rows;
};

/** Of these people, those for whom there is something new. */
export const peopleWithNews = async (pool: pg.Pool, people: readonly From[]): Promise<number[]> => {
  const { rows } = await pool.query<{ id_user: number }>({
    name: 'live-news',
    text: `select p.id_user from unnest($1::bigint[], $2::timestamptz[]) as p (id_user, position)
      where exists (select from live_event e where e.id_user = p.id_user and e.at > p.position)
        or exists (select from live_event e where e.id_user = p.id_user and e.at is null)`,
    values: [people.map(({ idUser }) => idUser), people.map(({ position }) => position)],
  });
  return rows.map(({ id_user }) => id_user);
};
