import type { Media } from '../media/index.ts';
import { createApplications } from './applications/applications.ts';
import type { Deps } from './applications/deps.ts';
import { markConnected } from './availability/mark-connected.ts';
import { setAvailability } from './availability/set-availability.ts';
import { createFollows } from './follows/follows.ts';
import { saveOwnPage } from './page/save-own-page.ts';
import { showOwnPage } from './page/show-own-page.ts';

export type Talents = ReturnType<typeof createTalents>;

/** Talents: applications, the directory and followers. */
export const createTalents = (deps: Deps & { media: Media }) => ({
  applications: createApplications(deps),
  follows: createFollows(deps),
  page: { show: showOwnPage(deps), save: saveOwnPage(deps) },
  availability: { set: setAvailability(deps), markConnected: markConnected(deps) },
});
