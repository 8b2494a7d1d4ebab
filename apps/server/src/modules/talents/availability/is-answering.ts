import { type Expression, type RawBuilder, sql } from 'kysely';

/** Of `talent`: they are not away, and their live connection is there. */
export const isAnswering = (now: Expression<Date>): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(talent.live_until > ${now}, false) and coalesce(talent.away_until <= ${now}, true))`;

/** Of `talent`: until when they are away; null if they are not. */
export const awayUntil = (now: Expression<Date>): RawBuilder<Date | null> =>
  sql<Date | null>`case when talent.away_until > ${now} then talent.away_until end`;
