import { type EventType, type LiveEvent, liveEvent } from '@stagedoor/contract/live-events';
import type { Insertable } from 'kysely';
import type { Clock } from '../clock.ts';
import { afterCommit, beforeCommit } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';
import type { LiveEvent as LiveEventRow } from '../database/schema.gen.ts';
import type { StoredEvent } from './live-events.repo.ts';

type Ids = { EVENT_LOG_UPDATED: { ids: readonly number[] }; THREAD_UPDATED: { idOrder?: number } };

/** What is told, as it is stored: ids, and whoever shows it looks again. */
export type Hint = {
  [Type in EventType]: { eventType: Type } & (Type extends keyof Ids ? Ids[Type] : unknown);
}[EventType];

type HintOf<Type extends EventType> = Extract<Hint, { eventType: Type }>;
type Show = (idUser: number, hint: Hint) => Promise<object>;

export type Live = {
  /** Tells all sockets of a person, once the transaction has committed; those that are away learn it by `/sync`. */
  tell(tx: Tx, idUser: number, hint: Hint): Promise<void>;
  /** Says what else an event of this type carries. */
  shows<Type extends EventType>(type: Type, show: (idUser: number, hint: HintOf<Type>) => Promise<object>): void;
  show(events: readonly StoredEvent[]): Promise<LiveEvent[]>;
};

type Deps = { clock: Clock; announce: (idUser: number) => void };

export const createLive = ({ clock, announce }: Deps): Live => {
  const shown = new Map<string, Show>();
  const collected = new WeakMap<Tx, Insertable<LiveEventRow>[]>();
  return {
    async tell(tx, idUser, { eventType, ...body }) {
      const row = { id_user: idUser, type: eventType, body: JSON.stringify(body), written_at: clock.now() };
      const known = collected.get(tx);
      if (known) return void known.push(row);
      const rows = [row];
      collected.set(tx, rows);
      beforeCommit(tx, async () => void (await tx.insertInto('live_event').values(rows).execute()));
      afterCommit(tx, () => {
        for (const { id_user } of rows) announce(id_user);
      });
    },
    shows(type, show) {
      shown.set(type, show as Show);
    },
    show(events) {
      // Of ten changes to an account its owner sees the account as it is now, looked up once.
      const looked = new Map<string, Promise<object> | undefined>();
      return Promise.all(
        events.map(async ({ id_user, type, body, at }) => {
          const key = JSON.stringify([id_user, type, body]);
          const more = looked.get(key) ?? shown.get(type)?.(id_user, { eventType: type, ...body } as Hint);
          looked.set(key, more);
          // Parsed like any answer: what the schema does not name does not leave.
          return liveEvent.parse({ ...body, eventType: type, date: at.toISOString(), ...(await more) });
        }),
      );
    },
  };
};
