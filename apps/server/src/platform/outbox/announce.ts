import type pg from 'pg';

export const factsChannel = 'facts';

/**
 * Tells all workers that there are new facts. Spoken after the commit and at most once in a few milliseconds: a NOTIFY
 * inside each transaction would make their commits wait for one another.
 */
export const announceFacts = (pool: pg.Pool): (() => void) => {
  let waiting = false;
  const announce = () => {
    waiting = false;
    // Lost words cost a second at most: the relay also looks by itself.
    pool.query(`notify ${factsChannel}`).catch(() => {});
  };
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(announce, 5);
  };
};
