import type pg from 'pg';

export const eventsChannel = 'facts';

const soonMs = 5;
const apartMs = 25;

/**
 * Wakes all workers for new domain events. Runs after the commit and batches calls: a NOTIFY inside each transaction
 * would serialise their commits.
 */
export const announceEvents = (pool: pg.Pool): (() => void) => {
  let isWaiting = false;
  let announcedAt = Number.NEGATIVE_INFINITY;
  const announce = () => {
    isWaiting = false;
    announcedAt = performance.now();
    // A lost notification delays handling by at most a second: the relay also polls.
    pool.query(`notify ${eventsChannel}`).catch(() => {});
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(announce, Math.max(soonMs, announcedAt + apartMs - performance.now()));
  };
};
