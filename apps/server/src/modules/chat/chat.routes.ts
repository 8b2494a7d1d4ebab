import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind, bindOnce } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import { viewerOf } from './access/viewer.ts';
import type { Chat } from './chat.ts';

export const chatRoutes = (http: Http, chat: Chat) => {
  messageRoutes(http, chat);
  threadRoutes(http, chat);
  settingRoutes(http, chat);
  groupRoutes(http, chat);
};

const messageRoutes = (http: Http, chat: Chat) => {
  bindOnce(http, endpoints.sendMessage, (tx, { caller, body }) => chat.send(tx, caller, body));
  bindOnce(http, endpoints.answerMessage, (tx, { caller, body }) => chat.answer(tx, viewerOf(caller), body));
  bindOnce(http, endpoints.cancelMessage, (tx, { caller, params }) =>
    emptyReply(chat.cancel(tx, caller.idUser, params.id)),
  );
  bindOnce(http, endpoints.declineMessage, (tx, { caller, body }) => emptyReply(chat.decline(tx, caller.idUser, body)));
  bind(http, endpoints.deleteMessage, ({ caller, params }) => emptyReply(chat.delete(viewerOf(caller), params.id)));
  bind(http, endpoints.editMessage, ({ caller, body }) => chat.edit(viewerOf(caller), body));
  bind(http, endpoints.searchChat, ({ caller, body }) => chat.search(viewerOf(caller), body));
};

const threadRoutes = (http: Http, chat: Chat) => {
  bind(http, endpoints.usersHistory, ({ caller, body, query }) =>
    chat.listThreads({ idUser: caller.idUser, ...body, ...query }),
  );
  bind(http, endpoints.historyLog, ({ caller, params, body, query }) =>
    chat.readOf(viewerOf(caller), params, { ...body, ...query }),
  );
  bind(http, endpoints.historyLogById, ({ caller, params, query }) => chat.read(viewerOf(caller), params.id, query));
  bind(http, endpoints.readChatLink, ({ body: { token, ...page } }) => chat.readLink(token, page));
  bind(http, endpoints.markChatRead, ({ caller, body }) => emptyReply(chat.markRead(viewerOf(caller), body)));
  bind(http, endpoints.setChat, ({ caller, body }) => emptyReply(chat.set(caller.idUser, body)));
  bind(http, endpoints.showTyping, ({ caller, body }) => emptyReply(chat.showTyping(viewerOf(caller), body.idChat)));
  bind(http, endpoints.getChatWithSupport, async ({ caller }) => ({ idChat: await chat.openSupport(caller.idUser) }));
  bind(http, endpoints.getMessageOffer, ({ caller, params, query }) =>
    chat.showOffer('idUser' in caller ? caller.idUser : null, params.idUser, query.language),
  );
};

const settingRoutes = (http: Http, chat: Chat) => {
  bind(http, endpoints.getMessageDesk, ({ caller, body, query }) =>
    chat.listDesk({ idUser: caller.idUser, ...body, ...query }),
  );
  bind(http, endpoints.getChatSettings, ({ caller }) => chat.showSettings(caller.idUser));
  bind(http, endpoints.setChatSettings, ({ caller, body }) => chat.setSettings(caller.idUser, body));
  bind(http, endpoints.getSavedReplies, ({ caller }) => chat.listSavedReplies(caller.idUser));
  bind(http, endpoints.saveReply, ({ caller, body }) => chat.saveReply(caller.idUser, body));
  bind(http, endpoints.removeSavedReply, ({ caller, body }) =>
    emptyReply(chat.removeSavedReply(caller.idUser, body.idReply)),
  );
};

const groupRoutes = (http: Http, { groups }: Chat) => {
  bind(http, endpoints.getGroupChats, ({ caller, params, query }) =>
    groups.list({ idTalent: params.idUser, viewer: 'idUser' in caller ? caller.idUser : null, ...query }),
  );
  bind(http, endpoints.saveGroupChat, async ({ caller, body }) => ({ idChat: await groups.save(caller.idUser, body) }));
  bind(http, endpoints.closeGroupChat, ({ caller, body }) => emptyReply(groups.close(caller.idUser, body.idChat)));
  bind(http, endpoints.joinGroupChat, ({ caller, body }) => emptyReply(groups.join(caller.idUser, body.idChat)));
  bind(http, endpoints.leaveGroupChat, ({ caller, body }) => emptyReply(groups.leave(caller.idUser, body.idChat)));
  bind(http, endpoints.getGroupMembers, ({ caller, body, query }) =>
    groups.listMembers(viewerOf(caller), { ...body, ...query }),
  );
  bind(http, endpoints.removeGroupMember, ({ caller, body }) =>
    emptyReply(groups.removeMember(viewerOf(caller), body)),
  );
  bind(http, endpoints.pinChatMessage, ({ caller, body }) => emptyReply(groups.pin(viewerOf(caller), body)));
};
