export { applicationEventHandlers } from './applications/applications.event-handlers.ts';
export { applicationsJobs } from './applications/applications.jobs.ts';
export { applicationKinds } from './applications/applications.kinds.ts';
export { applicationsQueue } from './applications/decide/applications-queue.ts';
export { verificationOf } from './applications/verification-of.ts';
export { talentReturned } from './availability/availability.events.ts';
export { awayUntil, isAnswering } from './availability/is-answering.ts';
export { availabilityJobs, returnTalents } from './availability/return-talents.ts';
export {
  allCategories,
  allGroups,
  allTags,
  type CategoryRow,
  type GroupRow,
  type TagRow,
} from './directory/groups.repo.ts';
export { ownTalent } from './directory/own-talent.ts';
export { personSubject } from './directory/report-person.ts';
export { sitemapOfTalents } from './directory/sitemap-of-talents.ts';
export { followersAddUp } from './follows/followers-add-up.ts';
export { followersOf } from './follows/follows.repo.ts';
export type { Follows } from './follows/follows.ts';
export { followersSlot } from './follows/profile-slot.ts';
export { type Links, linksOf } from './page/links-of.ts';
export { peopleCalled } from './people-called.ts';
export { talentsPersonalData } from './talents.personal-data.ts';
export { talentsRoutes } from './talents.routes.ts';
export { createTalents } from './talents.ts';
