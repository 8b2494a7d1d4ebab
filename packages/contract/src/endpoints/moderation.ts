import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { reportReasons } from '../report-reasons.ts';
import { routes } from '../routes.ts';
import { linkToken } from '../schemas/account.ts';
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
    summary: 'What the staff decided about oneself, the newest first',
    query: inLanguage,
    reply: z.object({ decisions: z.array(ownDecision) }),
  }),
  readAppealLink: endpoint({
    ...routes.readAppealLink,
    access: 'public',
    summary: 'The decision that a mailed link is about; the link is not used up',
    query: inLanguage,
    body: z.object({ token: linkToken }),
    reply: z.object({ decision: ownDecision }),
    refusals: ['pageNotFound'],
    limit: { max: 60, seconds: 600, by: 'address' },
  }),
  appeal: endpoint({
    ...routes.appeal,
    access: 'public',
    summary: 'Ask somebody else of the staff to look again; once, within two weeks',
    body: appealBody,
    reply: empty,
    refusals: ['pageNotFound', 'requestAlreadyExists'],
    limit: { max: 20, seconds: 3600, by: 'address' },
  }),
  getReports: endpoint({
    ...staffRoutes.getReports,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Reports that are open, oldest first; decided, newest first; or appealed, oldest first',
    query: inLanguage,
    body: pageBody(limits.pages.queue).extend({
      state: reportState.default('open'),
      subject: reportSubject.optional(),
      reason: z.enum(reportReasons).optional(),
      /** Whose. */
      owner: id.optional(),
    }),
    reply: pageOf(moderationCase),
  }),
  decideReport: endpoint({
    ...staffRoutes.decideReport,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Settle a report; whoever complained and whom it is about are told, with the reason',
    body: decideReportBody,
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved'],
  }),
  decideAppeal: endpoint({
    ...staffRoutes.decideAppeal,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Uphold a decision or overturn it, which lifts what it did',
    body: decideAppealBody,
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'incompleteRequest'],
  }),
  findPeople: endpoint({
    ...staffRoutes.findPeople,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Anybody by name, nickname, address, phone or number, the newest first',
    body: findPeopleBody,
    reply: z.object({ items: z.array(foundPerson), next: id.nullable() }),
  }),
  getPerson: endpoint({
    ...staffRoutes.getPerson,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Everything the staff see about somebody',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    reply: wholePerson,
    refusals: ['pageNotFound'],
  }),
  blockPerson: endpoint({
    ...staffRoutes.blockPerson,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Block somebody with a reason; they are told, and may appeal',
    body: blockPersonBody,
    reply: empty,
    refusals: ['pageNotFound', 'userAlreadyBlocked'],
  }),
  unblockPerson: endpoint({
    ...staffRoutes.unblockPerson,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'End a block before its time, with a reason',
    body: z.object({ idUser: id, reason: moderationReason }),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
};
