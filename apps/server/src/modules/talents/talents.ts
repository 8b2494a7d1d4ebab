import { createApplications } from './applications/applications.ts';
import type { Deps } from './applications/deps.ts';
import { createFollows } from './follows/follows.ts';

export type Talents = ReturnType<typeof createTalents>;

/** Who sells here: how a fan becomes a talent, where people find them, and who follows them. */
export const createTalents = (deps: Deps) => ({
  applications: createApplications(deps),
  follows: createFollows(deps),
});
