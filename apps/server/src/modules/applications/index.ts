export { applicationApproved, applicationRejected, moreAsked } from './applications.facts.ts';
export { applicationsJobs, watchApplications } from './applications.jobs.ts';
export { applicationsPersonalData } from './applications.personal-data.ts';
export { applicationsReactions } from './applications.reactions.ts';
export { applicationsRoutes } from './applications.routes.ts';
export { type Applications, createApplications } from './applications.ts';
