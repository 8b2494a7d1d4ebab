export { callInvariants } from './audit/invariants.ts';
export { callsJobs } from './calls.jobs.ts';
export { callsLive } from './calls.live.ts';
export { callsPersonalData } from './calls.personal-data.ts';
export { callsRoutes } from './calls.routes.ts';
export { createCalls } from './calls.ts';
export { callKinds } from './notify/calls.kinds.ts';
export { followHolds } from './start/follow-holds.ts';
