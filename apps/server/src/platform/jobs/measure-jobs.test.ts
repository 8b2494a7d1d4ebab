import { expect, it } from 'vitest';
import { z } from 'zod';
import { minutes } from '../../../../../tests/support/clock.ts';
import { aProgram, setJobClock } from '../../../../../tests/support/program.ts';
import { domainEvent } from '../outbox/domain-event.ts';
import { purgeDone } from './purge-done-jobs.ts';

it('shows that no worker runs: what is due, and how long it has waited', async () => {
  const program = await aProgram();
  const { app, database, jobs, outbox, clock, ownerUrl } = program;
  const figure = async (name: string) =>
    (await app.inject('/metrics')).body.match(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm'))?.[1];
  const queue = `{queue="${purgeDone.name}"}`;
  expect(await figure('facts_oldest_seconds')).toBe('0');
  expect(await figure(`jobs_due${queue}`)).toBe('0');

  await setJobClock(ownerUrl, clock.now());
  await database.inTransaction(async (tx) => {
    await jobs.queue(tx, purgeDone, {});
    await outbox.append(tx, domainEvent('test.happened', z.object({})), {});
  });
  clock.advance(minutes(5));
  await setJobClock(ownerUrl, clock.now());
  expect(await figure(`jobs_due${queue}`)).toBe('1');
  expect(await figure(`jobs_oldest_due_seconds${queue}`)).toBe('300');
  expect(await figure('facts_oldest_seconds')).toBe('300');
});
