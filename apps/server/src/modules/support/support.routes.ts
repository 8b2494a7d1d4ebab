import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Support } from './support.ts';

export const supportRoutes = (http: Http, support: Support) => {
  bind(http, endpoints.contactSupport, async ({ caller, body }) => ({
    number: await support.contact('idUser' in caller ? caller.idUser : null, body),
  }));
  bind(http, endpoints.getSupportRequests, ({ body }) => support.listRequests(body));
  bind(http, endpoints.answerSupportRequest, ({ caller, body }) =>
    emptyReply(support.answerRequest(caller.idUser, body)),
  );
  bind(http, endpoints.closeSupportRequest, ({ caller, body }) =>
    emptyReply(support.closeRequest(caller.idUser, body.id)),
  );
  chatRoutes(http, support);
};

const chatRoutes = (http: Http, { chats, replies }: Support) => {
  bind(http, endpoints.getSupportChats, ({ caller, body }) => chats.list({ idStaff: caller.idUser, ...body }));
  bind(http, endpoints.getSupportChat, ({ params }) => chats.show(params.idChat));
  bind(http, endpoints.assignSupportChat, ({ caller, body }) => emptyReply(chats.assign(caller.idUser, body)));
  bind(http, endpoints.closeSupportChat, ({ caller, body }) => emptyReply(chats.close(caller.idUser, body)));
  bind(http, endpoints.reopenSupportChat, ({ caller, body }) => emptyReply(chats.reopen(caller.idUser, body.idChat)));
  bind(http, endpoints.addSupportNote, ({ caller, body }) => emptyReply(chats.addNote(caller.idUser, body)));
  bind(http, endpoints.getSupportTimes, () => chats.times());
  bind(http, endpoints.getSupportReplies, () => replies.list());
  bind(http, endpoints.saveSupportReply, ({ caller, body }) => replies.save(caller.idUser, body));
  bind(http, endpoints.removeSupportReply, ({ caller, body }) =>
    emptyReply(replies.remove(caller.idUser, body.idReply)),
  );
};
