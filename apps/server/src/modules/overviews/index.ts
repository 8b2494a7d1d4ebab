export { overviewsJobs } from './overviews.jobs.ts';
export { overviewsRoutes } from './overviews.routes.ts';
export { createOverviews } from './overviews.ts';
