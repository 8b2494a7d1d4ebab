import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { lookAt } from './end/look-at-call.ts';
import { lookAtCall } from './end/look-later.ts';

const sweepCalls = job('calls.sweep', z.object({}));

const most = 500;

export const callsJobs = (deps: Deps) => {
  const { jobs, database } = deps;
  const look = lookAt(deps);
  jobs.handle(lookAtCall, look);
  // Each call queues its own job; this finds any that were missed.
  jobs.handle(sweepCalls, async () => {
    const open = await database.inTransaction((tx) =>
      tx.selectFrom('call').select('id').where('state', '<>', 'over').orderBy('id').limit(most).execute(),
    );
    for (const { id } of open) await look({ idCall: id });
  });
  jobs.every('* * * * *', sweepCalls, {});
};
