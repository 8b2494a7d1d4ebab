export { actsFor, agentsOf, isActing } from './acting.ts';
export { mandateEnded } from './agents.events.ts';
export { agentKinds } from './agents.kinds.ts';
export { agentsPersonalData } from './agents.personal-data.ts';
export { agentsRoutes } from './agents.routes.ts';
export { createAgents } from './agents.ts';
