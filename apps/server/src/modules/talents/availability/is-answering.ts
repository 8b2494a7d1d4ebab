import { type Expression, type RawBuilder, sql } from 'kysely';

const isAway = (now: Expression<Date>): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(talent.away_until > ${now}, false) and coalesce(talent.away_from <= ${now}, true))`;

/** Of `talent`: they are not away, and their live connection is there. */
export const isAnswering = (now: Expression<Date>): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(talent.live_until > ${now}, false) and not ${isAway(now)})`;

/** Of `talent`: until when they are away; null if they are not. */
export const awayUntil = (now: Expression<Date>): RawBuilder<Date | null> =>
  sql<Date | null>`case when ${isAway(now)} then talent.away_until end`;
