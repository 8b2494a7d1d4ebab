import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id } from '../schemas/primitives.ts';
import { supportAnswer, supportMessage, supportRequest, supportStates } from '../schemas/support.ts';
import { staffRoutes } from '../staff-routes.ts';

export const support = {
  contactSupport: endpoint({
    ...routes.contactSupport,
    access: 'public',
    summary: 'Send a request to support; the answer is mailed to the given address',
    body: supportMessage,
    reply: z.object({ number: id }),
    limit: { max: 10, seconds: 3600, by: 'caller' },
  }),
  getSupportRequests: endpoint({
    ...staffRoutes.getSupportRequests,
    access: 'staff',
    scopes: ['support'],
    summary: 'List support requests: open ones oldest first, or closed ones newest first',
    body: pageBody(limits.pages.queue).extend({ state: z.enum(supportStates).default('open') }),
    reply: pageOf(supportRequest),
  }),
  answerSupportRequest: endpoint({
    ...staffRoutes.answerSupportRequest,
    access: 'staff',
    scopes: ['support'],
    summary: 'Answer a support request by mail and close it',
    body: supportAnswer,
    reply: empty,
    refusals: ['pageNotFound'],
  }),
  closeSupportRequest: endpoint({
    ...staffRoutes.closeSupportRequest,
    access: 'staff',
    scopes: ['support'],
    summary: 'Close a support request without an answer; sends no mail',
    body: z.object({ id }),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
};
