import type { Language } from '@stagedoor/contract/limits';
import { changeSubscription } from './change-subscription.ts';
import { closePlan } from './close-plan.ts';
import type { Deps } from './deps.ts';
import { listMembers } from './list-members.ts';
import { membershipsOf } from './list-memberships.ts';
import { listOwnPlans, listPlans, showPlan } from './list-plans.ts';
import { movePlan } from './move-plan.ts';
import { savePlan } from './save-plan.ts';
import { showMembersByMonth } from './show-members-by-month.ts';
import { subscribe } from './subscribe.ts';
import { createSubscriptionLink, readSubscriptionLink, subscribeByLink } from './subscription-link.ts';
import { writeMembersFile } from './write-members-file.ts';

type Own = Parameters<Deps['recurring']['stop']>[1];
type Card = Parameters<Deps['recurring']['setCard']>[1];

export type Memberships = ReturnType<typeof createMemberships>;

/** Plans that fans join for a price per month. */
export const createMemberships = (deps: Deps) => ({
  listPlans: listPlans(deps),
  showPlan: showPlan(deps),
  listOwnPlans: listOwnPlans(deps),
  savePlan: savePlan(deps),
  movePlan: movePlan(deps),
  closePlan: closePlan(deps),
  listMembers: listMembers(deps),
  showMembersByMonth: showMembersByMonth(deps),
  writeMembersFile: writeMembersFile(deps),
  list: (idUser: number, language: Language) =>
    deps.database.inTransaction((tx) => membershipsOf(tx, deps, { idUser, language })),
  subscribe: subscribe(deps),
  createLink: createSubscriptionLink(deps),
  readLink: readSubscriptionLink(deps),
  subscribeByLink: subscribeByLink(deps),
  change: changeSubscription(deps),
  stop: (own: Own) => deps.database.inTransaction((tx) => deps.recurring.stop(tx, own)),
  resume: (own: Own) => deps.database.inTransaction((tx) => deps.recurring.resume(tx, own)),
  undo: deps.recurring.undo,
  pay: deps.recurring.pay,
  setCard: (card: Card) => deps.database.inTransaction((tx) => deps.recurring.setCard(tx, card)),
});
