import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id } from '../schemas/primitives.ts';
import { supportAnswer, supportMessage, supportRequest, supportStates } from '../schemas/support.ts';
import {
  assignSupportBody,
  closeSupportBody,
  saveSupportReplyBody,
  supportChatDetail,
  supportChats,
  supportChatsBody,
  supportNoteBody,
  supportReply,
  supportTimes,
} from '../schemas/support-chat.ts';
import { staffRoutes } from '../staff-routes.ts';
import { idInPath } from './catalogue.ts';

const ofSupport = { access: 'staff', scopes: ['support'] } as const;

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
  getSupportChats: endpoint({
    ...staffRoutes.getSupportChats,
    ...ofSupport,
    summary: 'List chats with support: who waits longest first, or the answered or closed ones',
    body: supportChatsBody,
    reply: supportChats,
  }),
  getSupportChat: endpoint({
    ...staffRoutes.getSupportChat,
    ...ofSupport,
    summary: 'Read what staff need to know for a chat: its latest case, the person, and notes of staff',
    params: z.object({ idChat: idInPath }),
    reply: supportChatDetail,
    refusals: ['pageNotFound'],
  }),
  assignSupportChat: endpoint({
    ...staffRoutes.assignSupportChat,
    ...ofSupport,
    summary: 'Take care of a chat with support unless a colleague does, or no longer',
    body: assignSupportBody,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  closeSupportChat: endpoint({
    ...staffRoutes.closeSupportChat,
    ...ofSupport,
    summary: 'Close the case of a chat with support, unless something was written meanwhile',
    body: closeSupportBody,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  reopenSupportChat: endpoint({
    ...staffRoutes.reopenSupportChat,
    ...ofSupport,
    summary: 'Open the closed case of a chat with support again',
    body: z.object({ idChat: id }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  addSupportNote: endpoint({
    ...staffRoutes.addSupportNote,
    ...ofSupport,
    summary: 'Add a note that only staff see',
    body: supportNoteBody,
    reply: empty,
    refusals: ['pageNotFound'],
  }),
  getSupportReplies: endpoint({
    ...staffRoutes.getSupportReplies,
    ...ofSupport,
    summary: 'List the saved replies of support, in three languages',
    reply: z.array(supportReply),
  }),
  saveSupportReply: endpoint({
    ...staffRoutes.saveSupportReply,
    ...ofSupport,
    summary: 'Save a reply of support, or change one',
    body: saveSupportReplyBody,
    reply: supportReply,
    refusals: ['pageNotFound', 'contentExists'],
  }),
  removeSupportReply: endpoint({
    ...staffRoutes.removeSupportReply,
    ...ofSupport,
    summary: 'Delete a saved reply of support',
    body: z.object({ idReply: id }),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
  getSupportTimes: endpoint({
    ...staffRoutes.getSupportTimes,
    ...ofSupport,
    summary: 'Read how fast support answered and resolved in the last 30 days',
    reply: supportTimes,
  }),
};
