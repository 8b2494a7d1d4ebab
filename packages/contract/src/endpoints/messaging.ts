import { endpoint } from '../endpoint.ts';
import { otherRoutes } from '../other-routes.ts';
import { routes } from '../routes.ts';
import { empty } from '../schemas/primitives.ts';
import { complainBody } from '../schemas/report.ts';

export const messaging = {
  // Which chats an anonymous sender may write to is a rule of the chat (1075), not of access.
  sendMessage: endpoint({ ...otherRoutes.sendMessage, access: 'public', idempotent: true }),
  answerMessage: endpoint({ ...otherRoutes.answerMessage, access: 'user', idempotent: true }),
  cancelMessage: endpoint({ ...otherRoutes.cancelMessage, access: 'user' }),
  deleteMessage: endpoint({ ...otherRoutes.deleteMessage, access: 'user' }),
  complain: endpoint({
    ...routes.complain,
    access: 'user',
    summary: 'Report a user or a product to staff; a second report by the same user replaces the first',
    body: complainBody,
    reply: empty,
    refusals: ['pageNotFound'],
    closedToBlocked: true,
    limit: { max: 20, seconds: 3600, by: 'caller' },
  }),
  usersHistory: endpoint({ ...otherRoutes.usersHistory, access: 'user' }),
  historyLog: endpoint({ ...otherRoutes.historyLog, access: 'user' }),
  historyLogById: endpoint({ ...otherRoutes.historyLogById, access: 'user' }),
  // Users who are stuck in the registration need support most.
  getChatWithSupport: endpoint({ ...otherRoutes.getChatWithSupport, access: 'registering' }),
};
