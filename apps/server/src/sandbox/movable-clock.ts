import type { Clock } from '../platform/clock.ts';
import type { Listener } from '../platform/database/listen.ts';
import { withClient } from '../platform/database/with-client.ts';

export type MovableClock = Clock & {
  /** Advances the time for every process on this database. */
  advance(milliseconds: number): Promise<void>;
};

const channel = 'sandbox_clock';

/**
 * The sandbox clock: the system time plus a shift stored in the database. The job queue reads the same shift, so that
 * advancing the clock runs jobs that become due. Installed by the owner, and only when the sandbox is on.
 */
export const openMovableClock = async (ownerUrl: string, listener: Listener): Promise<MovableClock> => {
  await withClient(ownerUrl, (owner) =>
    owner.query(`
      create table if not exists sandbox_clock (single boolean primary key default true check (single), shift_ms bigint not null);
      insert into sandbox_clock (shift_ms) values (0) on conflict do nothing;
      grant select on sandbox_clock to stagedoor_program;
      create or replace function pgboss.job_now() returns timestamptz language sql stable as
        'select pg_catalog.now() + (select shift_ms from public.sandbox_clock) * interval ''1 millisecond''';`),
  );

  let shift = await readShift(ownerUrl);
  listener.on(channel, (payload) => {
    if (payload) shift = Math.max(shift, Number(payload));
    else
      readShift(ownerUrl).then(
        (stored) => {
          shift = stored;
        },
        // The database is unavailable; the listener calls again after reconnecting.
        () => {},
      );
  });
  return {
    byHand: true,
    now: () => new Date(Date.now() + shift),
    async advance(milliseconds) {
      shift = await withClient(ownerUrl, async (owner) => {
        const { rows } = await owner.query<{ shift_ms: string }>(
          'update sandbox_clock set shift_ms = shift_ms + $1 returning shift_ms',
          [milliseconds],
        );
        const moved = Number(rows[0]?.shift_ms);
        await owner.query('select pg_notify($1, $2)', [channel, String(moved)]);
        return moved;
      });
    },
  };
};

const readShift = (ownerUrl: string) =>
  withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ shift_ms: string }>('select shift_ms from sandbox_clock');
    return Number(rows[0]?.shift_ms ?? 0);
  });
