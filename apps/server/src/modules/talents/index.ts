export { applicationsJobs } from './applications/applications.jobs.ts';
export { applicationKinds } from './applications/applications.kinds.ts';
export { applicationsReactions } from './applications/applications.reactions.ts';
export {
  allCategories,
  allGroups,
  allTags,
  type CategoryRow,
  type GroupRow,
  type TagRow,
} from './directory/groups.repo.ts';
export { mainGroupOf } from './directory/main-group-of.ts';
export { personSubject } from './directory/report-person.ts';
export { followersAddUp } from './follows/followers-add-up.ts';
export { followersOf } from './follows/follows.repo.ts';
export { followersSlot } from './follows/profile-slot.ts';
export { talentsPersonalData } from './talents.personal-data.ts';
export { talentsRoutes } from './talents.routes.ts';
export { createTalents } from './talents.ts';
