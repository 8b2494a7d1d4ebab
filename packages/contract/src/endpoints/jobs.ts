import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { jobId, jobsOverview, queueName, stuckJob, stuckStates } from '../schemas/job.ts';
import { reason } from '../schemas/order.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty } from '../schemas/primitives.ts';
import { staffRoutes } from '../staff-routes.ts';

export const jobs = {
  getJobs: endpoint({
    ...staffRoutes.getJobs,
    access: 'staff',
    scopes: ['staff'],
    summary: 'Read the waiting, running and failed jobs by queue, and the schedules',
    reply: jobsOverview,
  }),
  getStuckJobs: endpoint({
    ...staffRoutes.getStuckJobs,
    access: 'staff',
    scopes: ['staff'],
    summary: 'List failed jobs, given up or waiting for a retry, newest first',
    body: pageBody(limits.pages.queue).extend({
      state: z.enum(stuckStates).default('failed'),
      queue: queueName.optional(),
    }),
    reply: pageOf(stuckJob),
  }),
  retryJobs: endpoint({
    ...staffRoutes.retryJobs,
    access: 'staff',
    scopes: ['staff'],
    summary: 'Retry a job that was given up, or all of a queue',
    body: z.object({ queue: queueName, id: jobId.optional() }),
    reply: z.object({ count: z.int() }),
    refusals: ['pageNotFound'],
  }),
  dropJob: endpoint({
    ...staffRoutes.dropJob,
    access: 'staff',
    scopes: ['staff'],
    summary: 'Discard a failed job, with a reason',
    body: z.object({ queue: queueName, id: jobId, reason }),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
};
