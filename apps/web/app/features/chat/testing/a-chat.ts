import type { ChatHistory, ChatMessage } from '@stagedoor/contract/schemas/chat';

const lesia = { idUser: 7, name: 'Lesia', imageLink: null, hasProfile: true };
const created = '2026-03-01T12:00:00.000Z';

export const aMessage = (seq: number): ChatMessage => ({
  idMessage: seq,
  idChat: 1,
  seq,
  clientId: null,
  author: lesia,
  role: 'PERSON',
  own: false,
  text: `Message ${seq}`,
  attachments: [],
  replyTo: null,
  paid: null,
  answers: null,
  created,
  edited: null,
  deleted: false,
  may: { edit: false, remove: false, cancel: false, answer: false },
});

export const aChat = ({ unread = 0, ...change }: Partial<ChatHistory> & { unread?: number }): ChatHistory => ({
  thread: {
    idChat: 1,
    kind: 'PAIR',
    partner: lesia,
    name: '',
    idOwner: null,
    ended: false,
    lastMessage: null,
    lastSeq: 0,
    lastAt: created,
    unread,
    answerBy: null,
    muted: false,
    archived: false,
  },
  items: [],
  hasOlder: false,
  hasNewer: false,
  unpaid: [],
  writing: { kind: 'FREE', until: null },
  files: true,
  partnerReadSeq: null,
  partnerSeen: null,
  pinned: null,
  group: null,
  ...change,
});
