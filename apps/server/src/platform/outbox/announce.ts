import type pg from 'pg';

export const factsChannel = 'facts';

const soonMs = 5;
const apartMs = 25;

/**
 * Tells all workers that there are new facts. Spoken after the commit and, where there are many, once for several: a NOTIFY
 * inside each transaction would make their commits wait for one another.
 */
export const announceFacts = (pool: pg.Pool): (() => void) => {
  let isWaiting = false;
  let saidAt = Number.NEGATIVE_INFINITY;
  const announce = () => {
    isWaiting = false;
    saidAt = performance.now();
    // Lost words cost a second at most: the relay also looks by itself.
    pool.query(`notify ${factsChannel}`).catch(() => {});
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(announce, Math.max(soonMs, saidAt + apartMs - performance.now()));
  };
};
