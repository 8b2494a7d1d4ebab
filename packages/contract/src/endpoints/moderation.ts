import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { reportReasons } from '../report-reasons.ts';
import { routes } from '../routes.ts';
import { linkToken } from '../schemas/account.ts';
import { postHistory } from '../schemas/feed.ts';
import {
  appealBody,
  decideAppealBody,
  decideReportBody,
  moderationCase,
  moderationReason,
  ownDecision,
  reportState,
  reportSubject,
} from '../schemas/moderation.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { blockPersonBody, findPeopleBody, foundPerson, wholePerson } from '../schemas/person.ts';
import { empty, id, inLanguage } from '../schemas/primitives.ts';
import { staffRoutes } from '../staff-routes.ts';

export const moderation = {
  getOwnDecisions: endpoint({
    ...routes.getOwnDecisions,
    access: 'user',
    summary: 'List the staff’s decisions about the caller, newest first',
    query: inLanguage,
    reply: z.object({ decisions: z.array(ownDecision) }),
  }),
  readAppealLink: endpoint({
    ...routes.readAppealLink,
    access: 'public',
    summary: 'Read the decision that a mailed link is about, without using the link',
    query: inLanguage,
    body: z.object({ token: linkToken }),
    reply: z.object({ decision: ownDecision }),
    refusals: ['pageNotFound'],
    limit: { max: 60, seconds: 600, by: 'address' },
  }),
  appeal: endpoint({
    ...routes.appeal,
    access: 'public',
    summary: 'Appeal a decision; once, within two weeks; another staff member decides',
    body: appealBody,
    reply: empty,
    refusals: ['pageNotFound', 'requestAlreadyExists'],
    limit: { max: 20, seconds: 3600, by: 'address' },
  }),
  getReports: endpoint({
    ...staffRoutes.getReports,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'List reports: open ones oldest first, decided ones newest first, or appealed ones oldest first',
    query: inLanguage,
    body: pageBody(limits.pages.queue).extend({
      state: reportState.default('open'),
      subject: reportSubject.optional(),
      reason: z.enum(reportReasons).optional(),
      /** The owner of the reported thing. */
      owner: id.optional(),
    }),
    reply: pageOf(moderationCase),
  }),
  decideReport: endpoint({
    ...staffRoutes.decideReport,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Decide a report; reporters and owner are notified of the reason',
    body: decideReportBody,
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved'],
  }),
  decideAppeal: endpoint({
    ...staffRoutes.decideAppeal,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Uphold a decision or overturn it, which reverses its effect',
    body: decideAppealBody,
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'incompleteRequest'],
  }),
  getPostHistory: endpoint({
    ...staffRoutes.getPostHistory,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Read a post with what it said before each change, the latest first',
    body: pageBody(limits.pages.queue).extend({ idPost: id }),
    reply: postHistory,
    refusals: ['pageNotFound'],
  }),
  findPeople: endpoint({
    ...staffRoutes.findPeople,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Search users by name, nickname, email, phone or id, newest first',
    body: findPeopleBody,
    reply: z.object({ items: z.array(foundPerson), next: id.nullable() }),
  }),
  getPerson: endpoint({
    ...staffRoutes.getPerson,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Read everything that staff may see about a user',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    reply: wholePerson,
    refusals: ['pageNotFound'],
  }),
  blockPerson: endpoint({
    ...staffRoutes.blockPerson,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Block a user with a reason; the user is notified and may appeal',
    body: blockPersonBody,
    reply: empty,
    refusals: ['pageNotFound', 'userAlreadyBlocked'],
  }),
  unblockPerson: endpoint({
    ...staffRoutes.unblockPerson,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'End a block early, with a reason',
    body: z.object({ idUser: id, reason: moderationReason }),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
};
