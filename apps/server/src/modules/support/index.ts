export { followChats } from './chats/follow-chats.ts';
export { supportJobs } from './support.jobs.ts';
export { supportKinds } from './support.kinds.ts';
export { supportLive } from './support.live.ts';
export { supportPersonalData } from './support.personal-data.ts';
export { supportRoutes } from './support.routes.ts';
export { createSupport } from './support.ts';
export { supportQueue } from './support-queue.ts';
