import { answerRequest } from './answer-request.ts';
import { addSupportNote, assignSupportChat, closeSupportChat, reopenSupportChat } from './chats/care-for-chat.ts';
import { listSupportChats, showSupportChat } from './chats/list-chats.ts';
import { listSupportReplies, removeSupportReply, saveSupportReply } from './chats/support-replies.ts';
import { showSupportTimes } from './chats/support-times.ts';
import { closeRequest } from './close-request.ts';
import { contactSupport } from './contact-support.ts';
import type { Deps } from './deps.ts';
import { listRequests } from './list-requests.ts';

export type Support = ReturnType<typeof createSupport>;

/** Requests by form, which are answered by mail, and chats with support. */
export const createSupport = (deps: Deps) => ({
  contact: contactSupport(deps),
  listRequests: listRequests(deps),
  answerRequest: answerRequest(deps),
  closeRequest: closeRequest(deps),
  chats: {
    list: listSupportChats(deps),
    show: showSupportChat(deps),
    assign: assignSupportChat(deps),
    close: closeSupportChat(deps),
    reopen: reopenSupportChat(deps),
    addNote: addSupportNote(deps),
    times: showSupportTimes(deps),
  },
  replies: { list: listSupportReplies(deps), save: saveSupportReply(deps), remove: removeSupportReply(deps) },
});
