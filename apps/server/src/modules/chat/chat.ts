import type { Deps } from './deps.ts';
import { listDesk } from './desk/list-desk.ts';
import { joinGroup, leaveGroup } from './groups/join-group.ts';
import { listMembers, pinMessage, removeMember } from './groups/keep-order.ts';
import { listGroups } from './groups/list-groups.ts';
import { closeGroup, saveGroup } from './groups/save-group.ts';
import { deleteMessage } from './messages/delete-message.ts';
import { editMessage } from './messages/edit-message.ts';
import { searchMessages } from './messages/search-messages.ts';
import { send } from './messages/send.ts';
import { answerMessage } from './paid/answer-message.ts';
import { cancelMessage, declineMessage } from './paid/cancel-message.ts';
import { showOffer } from './paid/show-offer.ts';
import { setChatSettings, showChatSettings } from './settings/chat-settings.ts';
import { listSavedReplies, removeSavedReply, saveReply } from './settings/saved-replies.ts';
import { countUnreadChats, listThreads } from './threads/list-threads.ts';
import { markRead } from './threads/mark-read.ts';
import { openSupport } from './threads/open-support.ts';
import { readHistory, readHistoryOf } from './threads/read-history.ts';
import { readLink } from './threads/read-link.ts';
import { setChat } from './threads/set-chat.ts';
import { showTyping } from './threads/show-typing.ts';

export type Chat = ReturnType<typeof createChat>;

/** Conversations of two people, of a talent's groups, and with support; some messages are paid for. */
export const createChat = (deps: Deps) => ({
  send: send(deps),
  answer: answerMessage(deps),
  cancel: cancelMessage(deps),
  decline: declineMessage(deps),
  edit: editMessage(deps),
  delete: deleteMessage(deps),
  search: searchMessages(deps),

  listThreads: listThreads(deps),
  countUnread: countUnreadChats(deps),
  read: readHistory(deps),
  readOf: readHistoryOf(deps),
  readLink: readLink(deps),
  markRead: markRead(deps),
  set: setChat(deps),
  showTyping: showTyping(deps),
  openSupport: openSupport(deps),

  groups: {
    list: listGroups(deps),
    save: saveGroup(deps),
    close: closeGroup(deps),
    join: joinGroup(deps),
    leave: leaveGroup(deps),
    listMembers: listMembers(deps),
    removeMember: removeMember(deps),
    pin: pinMessage(deps),
  },

  showOffer: showOffer(deps),
  listDesk: listDesk(deps),
  showSettings: showChatSettings(deps),
  setSettings: setChatSettings(deps),
  listSavedReplies: listSavedReplies(deps),
  saveReply: saveReply(deps),
  removeSavedReply: removeSavedReply(deps),
});
