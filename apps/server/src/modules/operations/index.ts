export { jobsQueue } from './jobs-queue.ts';
export { operationsRoutes } from './operations.routes.ts';
export { createOperations } from './operations.ts';
