export { deleteInactive } from './inactivity/delete-inactive.ts';
export { personalDataJobs } from './personal-data.jobs.ts';
export { personalDataRoutes } from './personal-data.routes.ts';
export { createPersonalData, type PersonalData } from './personal-data.ts';
