import { createApplications } from './applications/applications.ts';
import type { Deps } from './applications/deps.ts';
import { markConnected } from './availability/mark-connected.ts';
import { setAvailability } from './availability/set-availability.ts';
import { createFollows } from './follows/follows.ts';
import { saveOwnPage, showOwnPage } from './page/own-page.ts';

export type Talents = ReturnType<typeof createTalents>;

/** Talents: applications, the directory and followers. */
export const createTalents = (deps: Deps) => ({
  applications: createApplications(deps),
  follows: createFollows(deps),
  page: { show: showOwnPage(deps), save: saveOwnPage(deps) },
  availability: { set: setAvailability(deps), markConnected: markConnected(deps) },
});
