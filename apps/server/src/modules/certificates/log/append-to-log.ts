import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { certificateRecorded, type Recorded } from '../certificates.events.ts';
import { lastLine } from './last-line.ts';

type Head = { seq: number; hash: string };

const beforeTheFirst: Head = { seq: 0, hash: '0'.repeat(64) };

/** Chains what was recorded to the log. Each line carries the hash of the line before it. */
export const appendToLog = ({ outbox }: { outbox: Outbox }) => {
  outbox.onRun(certificateRecorded, async (tx, events) => {
    let head = await lockHead(tx);
    const lines = events.map((event) => {
      const line = lineAfter(head, event);
      head = { seq: line.seq, hash: line.hash.toString('hex') };
      return line;
    });
    for (const line of lines) await tx.insertInto('certificate_log').values(line).execute();
  });
};

const lineAfter = ({ seq, hash }: Head, { at, kind, statement }: Recorded) => {
  const line = JSON.stringify({ seq: seq + 1, at, kind, statement, previous: hash });
  return { seq: seq + 1, line, hash: createHash('sha256').update(line).digest() };
};

/** Two processes append one after the other. */
const lockHead = async (tx: Tx): Promise<Head> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('certificate log', 0))`.execute(tx);
  return (await lastLine(tx)) ?? beforeTheFirst;
};
