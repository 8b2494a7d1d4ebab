export { deleteInactive } from './inactivity/delete-inactive.ts';
export { personalDataJobs } from './personal-data.jobs.ts';
export { personalDataRoutes } from './personal-data.routes.ts';
export { createPersonalData } from './personal-data.ts';
