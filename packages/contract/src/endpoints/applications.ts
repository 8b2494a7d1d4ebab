import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import {
  application,
  applicationState,
  decideApplicationBody,
  documentKind,
  profileAddress,
  queuedApplication,
  upgradeExpertBody,
} from '../schemas/application.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, inLanguage, line } from '../schemas/primitives.ts';
import { staffRoutes } from '../staff-routes.ts';

const shown = z.object({ application });

export const applications = {
  upgradeExpert: endpoint({
    ...routes.upgradeExpert,
    access: 'user',
    summary: 'Save parts of a talent application, and submit it',
    body: upgradeExpertBody,
    reply: shown,
    refusals: ['mandatoryFieldNull', 'requestAlreadyExists', 'incompleteRequest', 'pageNotFound', 'blockedByAdmin'],
  }),
  getApplication: endpoint({
    ...routes.getApplication,
    access: 'user',
    summary: 'Read the caller’s latest application; null if there is none',
    reply: z.object({ application: application.nullable() }),
  }),
  checkProfile: endpoint({
    ...routes.checkProfile,
    access: 'user',
    summary: 'Check a profile page for the code',
    body: z.object({ address: profileAddress }),
    reply: shown,
    refusals: ['pageNotFound', 'requestAlreadyExists', 'serviceLater', 'incompleteRequest', 'tooManyChecks'],
  }),
  confirmDocument: endpoint({
    ...routes.confirmDocument,
    access: 'user',
    summary: 'Accept the current version of a document',
    query: z.object({ document: documentKind, version: line(20) }),
    reply: empty,
    refusals: ['incompleteRequest'],
  }),
  getApplications: endpoint({
    ...staffRoutes.getApplications,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'List applications in one state, oldest first',
    query: inLanguage,
    body: pageBody(limits.pages.queue).extend({ state: applicationState.exclude(['draft']).default('submitted') }),
    reply: pageOf(queuedApplication),
  }),
  decideApplication: endpoint({
    ...staffRoutes.decideApplication,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Approve an application, reject it with a reason, or ask a question',
    body: decideApplicationBody,
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'incompleteRequest'],
  }),
};
