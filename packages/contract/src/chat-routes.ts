import type { Route } from './route.ts';

/** Routes of chats, so that no other page loads this table. */
export const chatRoutes = {
  sendMessage: { method: 'POST', path: '/send-message' },
  answerMessage: { method: 'POST', path: '/answer-message' },
  cancelMessage: { method: 'GET', path: '/cancel-message/{id}' },
  declineMessage: { method: 'POST', path: '/decline-message' },
  deleteMessage: { method: 'DELETE', path: '/delete-message/{id}' },
  editMessage: { method: 'POST', path: '/edit-message' },
  usersHistory: { method: 'POST', path: '/users-history' },
  historyLog: { method: 'POST', path: '/history-log/{a}/{b}' },
  historyLogById: { method: 'GET', path: '/history-log-by-id/{id}' },
  readChatLink: { method: 'POST', path: '/read-chat-link' },
  searchChat: { method: 'POST', path: '/search-chat' },
  markChatRead: { method: 'POST', path: '/mark-chat-read' },
  setChat: { method: 'POST', path: '/set-chat' },
  showTyping: { method: 'POST', path: '/show-typing' },
  getMessageOffer: { method: 'GET', path: '/get-message-offer/{idUser}' },
  getMessageDesk: { method: 'POST', path: '/get-message-desk' },
  getChatSettings: { method: 'GET', path: '/get-chat-settings' },
  setChatSettings: { method: 'POST', path: '/set-chat-settings' },
  getSavedReplies: { method: 'GET', path: '/get-saved-replies' },
  saveReply: { method: 'POST', path: '/save-reply' },
  removeSavedReply: { method: 'POST', path: '/remove-saved-reply' },
  getGroupChats: { method: 'GET', path: '/get-group-chats/{idUser}' },
  saveGroupChat: { method: 'POST', path: '/save-group-chat' },
  closeGroupChat: { method: 'POST', path: '/close-group-chat' },
  joinGroupChat: { method: 'POST', path: '/join-group-chat' },
  leaveGroupChat: { method: 'POST', path: '/leave-group-chat' },
  getGroupMembers: { method: 'POST', path: '/get-group-members' },
  removeGroupMember: { method: 'POST', path: '/remove-group-member' },
  pinChatMessage: { method: 'POST', path: '/pin-chat-message' },
  getChatWithSupport: { method: 'GET', path: '/get-chat-with-support/{language}' },
} as const satisfies Record<string, Route>;

export type ChatRoutes = typeof chatRoutes;
