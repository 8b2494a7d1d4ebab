import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { otherRoutes } from '../other-routes.ts';
import { routes } from '../routes.ts';
import { linkToken } from '../schemas/account.ts';
import { buyReply } from '../schemas/buy.ts';
import { keyedPageOf } from '../schemas/keyed-page.ts';
import {
  member,
  membersBody,
  membersByMonth,
  membership,
  movePlanBody,
  ownPlan,
  plansReply,
  subscribeBody,
  subscribeByLinkBody,
} from '../schemas/membership.ts';
import { empty, id, inLanguage, timeZone } from '../schemas/primitives.ts';
import { planForm } from '../schemas/product-form.ts';
import { studioRoutes } from '../studio-routes.ts';
import { idInPath } from './catalogue.ts';

const writing = { max: 60, seconds: 600, by: 'caller' } as const;
const refusedPlan = [
  'pageNotFound',
  'noActiveProduct',
  'subscriptionActive',
  'incompleteRequest',
  'youBlockedYourself',
  'userBlockedYou',
  'blockedByAdmin',
  'serviceLater',
] as const;
const ofMembership = z.object({ idMembership: id });

export const memberships = {
  getPlans: endpoint({
    ...routes.getPlans,
    access: 'public',
    summary: 'List the plans of the talent {x}, and the caller’s own membership with them',
    params: z.object({ x: idInPath }),
    query: inLanguage,
    reply: plansReply,
    refusals: ['pageNotFound'],
  }),
  getPlan: endpoint({
    ...routes.getPlan,
    access: 'public',
    summary: 'The same, found by one of the plans, also by a closed one',
    params: z.object({ id: idInPath }),
    query: inLanguage,
    reply: plansReply,
    refusals: ['pageNotFound'],
  }),
  getMemberships: endpoint({
    ...routes.getMemberships,
    access: 'user',
    summary: 'List the caller’s memberships, the current ones first',
    query: inLanguage,
    reply: z.array(membership),
  }),
  subscribe: endpoint({
    ...routes.subscribe,
    access: 'user',
    summary: 'Join a plan: pays for the first month, and every month from then on by the same card',
    body: subscribeBody,
    reply: buyReply,
    refusals: [...refusedPlan, 'invalidPromoCode'],
    idempotent: true,
    limit: writing,
  }),
  createSubscriptionLink: endpoint({
    ...otherRoutes.createSubscriptionLink,
    access: 'user',
    summary:
      'Create a link that joins this plan for the caller without logging in, once, to read a post or for itself; the app opens it in a browser',
    body: z.object({ idSubscription: id, idPost: id.optional() }),
    reply: z.object({ link: z.string() }),
    refusals: ['noActiveProduct'],
    limit: writing,
  }),
  readSubscriptionLink: endpoint({
    ...routes.readSubscriptionLink,
    access: 'public',
    summary: 'Read which plan such a link joins, without using it',
    body: z.object({ token: linkToken }),
    reply: z.object({ idSubscription: id, email: z.string() }),
    refusals: ['pageNotFound'],
  }),
  subscribeByLink: endpoint({
    ...routes.subscribeByLink,
    access: 'public',
    summary: 'Join the plan of such a link, which is then used',
    body: subscribeByLinkBody,
    reply: buyReply,
    refusals: [...refusedPlan, 'invalidPromoCode'],
    idempotent: true,
  }),
  changeSubscription: endpoint({
    ...routes.changeSubscription,
    access: 'user',
    summary:
      'Change to another plan of the same talent: to a dearer one at once, with the rest of the month credited; to a cheaper one with the next payment',
    body: ofMembership.extend({ idSubscription: id }),
    reply: z.object({ result: z.string().nullable() }),
    refusals: refusedPlan,
    idempotent: true,
    limit: writing,
  }),
  stopSubscription: endpoint({
    ...routes.stopSubscription,
    access: 'user',
    summary: 'Stop renewing; access lasts to the end of the paid month',
    body: ofMembership,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  resumeSubscription: endpoint({
    ...routes.resumeSubscription,
    access: 'user',
    summary: 'Take a stop back while the paid month lasts',
    body: ofMembership,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  undoSubscription: endpoint({
    ...routes.undoSubscription,
    access: 'user',
    summary: 'Undo joining within the first hour, with a full refund',
    body: ofMembership,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    idempotent: true,
  }),
  paySubscription: endpoint({
    ...routes.paySubscription,
    access: 'user',
    summary: 'Pay a declined renewal now, by a saved card or on the payment page',
    body: ofMembership.extend({ idCard: z.uuid().optional() }),
    reply: z.object({ result: z.string() }),
    refusals: ['pageNotFound', 'incompleteRequest', 'serviceLater'],
    idempotent: true,
    limit: writing,
  }),
  setSubscriptionCard: endpoint({
    ...routes.setSubscriptionCard,
    access: 'user',
    summary: 'Charge the next payments to another saved card',
    body: ofMembership.extend({ idCard: z.uuid() }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  getOwnPlans: endpoint({
    ...studioRoutes.getOwnPlans,
    access: 'expert',
    summary: 'List the caller’s open plans in their order',
    query: inLanguage,
    reply: z.array(ownPlan),
  }),
  savePlan: endpoint({
    ...studioRoutes.savePlan,
    access: 'expert',
    summary:
      'Create a plan or, with idSubscription, change it; a higher price reaches members after a notice of 30 days',
    body: planForm,
    reply: z.object({ idSubscription: id }),
    refusals: ['nameAndTypeTaken', 'contentExists', 'dateCannotChange', 'pageNotFound', 'incompleteRequest'],
    closedToBlocked: true,
    limit: writing,
  }),
  movePlan: endpoint({
    ...studioRoutes.movePlan,
    access: 'expert',
    summary: 'Swap a plan with its neighbour in the order that fans see; no effect at the ends',
    body: movePlanBody,
    reply: empty,
    refusals: ['pageNotFound'],
  }),
  closePlan: endpoint({
    ...studioRoutes.closePlan,
    access: 'expert',
    summary: 'Close a plan for good: its memberships end, and the unused days are refunded',
    body: z.object({ idSubscription: id }),
    reply: empty,
    refusals: ['pageNotFound'],
    limit: writing,
  }),
  getMembers: endpoint({
    ...studioRoutes.getMembers,
    access: 'expert',
    summary: 'List the fans who have one of the caller’s plans, or no longer have one, the latest first',
    query: inLanguage,
    body: membersBody,
    reply: keyedPageOf(member),
  }),
  getMembersByMonth: endpoint({
    ...studioRoutes.getMembersByMonth,
    access: 'expert',
    summary: 'How many fans joined and left in each of the last twelve months, and what the caller earned by plans',
    query: z.object({ timeZone: timeZone.default('UTC') }),
    reply: membersByMonth,
  }),
  getMembersFile: endpoint({
    ...studioRoutes.getMembersFile,
    access: 'expert',
    summary: 'All members, current and former, as a CSV file',
    query: inLanguage,
    reply: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
    limit: { max: 20, seconds: 600, by: 'caller' },
  }),
};
