import { openSpans, type Span } from '@stagedoor/contract/call-hours';
import { callLimits } from '@stagedoor/contract/call-limits';
import { fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { settingsOf } from '../settings/call-settings.ts';

const stepMs = callLimits.bookings.stepMinutes * 60_000;

type Wanted = { seconds: number; open: readonly Span[]; busy: readonly Span[] };

/** The times of the grid from which so many seconds fit into an open span and touch nothing that is agreed. */
export const timesIn = ({ seconds, open, busy }: Wanted): number[] =>
  open.flatMap(({ from, to }) => {
    const times: number[] = [];
    for (let at = Math.ceil(from / stepMs) * stepMs; at + seconds * 1000 <= to; at += stepMs)
      if (!busy.some((taken) => at < taken.to && taken.from < at + seconds * 1000)) times.push(at);
    return times;
  });

type Asked = {
  idTalent: number;
  idFan: number;
  /** Who chooses: talents are free to propose a time outside of their hours. */
  by: 'fan' | 'talent';
  seconds: number;
  now: Date;
  /** The call is over by then. */
  until: Date;
};

/** When a talent can be called, by what they have said and what both have agreed to. */
export const freeTimes = async (tx: Tx, { idTalent, idFan, by, seconds, now, until }: Asked): Promise<Date[]> => {
  const { hours, timeZone } = await settingsOf(tx, idTalent);
  const all = { from: minutesAfter(now, callLimits.bookings.leadMinutes).getTime(), to: until.getTime() };
  const isAnyTime = by === 'talent' || hours.length === 0;
  const open = isAnyTime ? [all] : openSpans(hours, timeZone, all);
  return timesIn({ seconds, open, busy: await agreedOf(tx, [idTalent, idFan], now) }).map((at) => new Date(at));
};

const agreedOf = async (tx: Tx, people: readonly number[], now: Date): Promise<Span[]> => {
  const { rows } = await sql<{ at: Date; until: Date }>`
    select at, until from call_booking
    where state = 'agreed' and until > ${now} and (id_talent = any(${people}) or id_fan = any(${people}))`.execute(tx);
  return rows.map(({ at, until }) => ({ from: at.getTime(), to: until.getTime() }));
};

/** Refuses a time that is not free. */
export const requireFree = async (tx: Tx, at: Date, asked: Asked): Promise<void> => {
  const times = await freeTimes(tx, asked);
  if (!times.some((time) => time.getTime() === at.getTime())) refuseTime();
};

export const refuseTime = (cause?: unknown): never =>
  fail('incompleteRequest', { reason: { kind: 'timeTaken' }, ...(cause !== undefined && { cause }) });
