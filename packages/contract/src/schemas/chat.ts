import { z } from 'zod';
import { chatLimits as most } from '../chat-limits.ts';
import { centsSchema, priceSchema } from '../money-schema.ts';
import { hasWords } from '../post-text.ts';
import { id, imageLink, language, moment } from './primitives.ts';
import { writtenLine, writtenText } from './written-text.ts';

const chatKinds = ['PAIR', 'GROUP', 'SUPPORT'] as const;

/** How far a paid message is. `new`: its payment is not complete. `denied`: its money is back. */
const messageStatus = z.enum(['new', 'sent', 'viewed', 'denied', 'answered']);
export type MessageStatus = z.output<typeof messageStatus>;

const seq = z.int().min(0);

const chatPerson = z.object({
  idUser: id,
  name: z.string(),
  imageLink: imageLink.nullable(),
  /** Whether they have a page of their own. */
  hasProfile: z.boolean(),
});

const attachmentType = z.enum(['PICTURE', 'VOICE', 'FILE']);
const pixels = z.int().min(1).nullable();

const chatAttachment = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PICTURE'), imageLink, alt: z.string(), width: pixels, height: pixels }),
  z.object({
    type: z.literal('VOICE'),
    fileLink: z.string(),
    milliseconds: z.int(),
    /** Loudness over time, each from 0 to 100. */
    peaks: z.array(z.int()),
  }),
  z.object({ type: z.literal('FILE'), fileLink: z.string(), name: z.string(), bytes: z.int() }),
]);
export type ChatAttachment = z.output<typeof chatAttachment>;

/** Why the money of a message is back. */
const returnedWhy = z.enum(['CANCELLED', 'DECLINED', 'LATE', 'OTHER']);

const paidPart = z.object({
  idOrder: id,
  price: centsSchema,
  /** One of a pack: nothing was paid for it singly. */
  fromPack: z.boolean(),
  status: messageStatus,
  returned: returnedWhy.nullable(),
  /** What the talent said when declining it. */
  reason: z.string().nullable(),
  /** From when the fan may take it back, and when it comes back by itself; null before the payment and when it is settled. */
  cancelFrom: moment.nullable(),
  returnsAt: moment.nullable(),
});

export const chatMessage = z.object({
  idMessage: id,
  idChat: id,
  /** Its position; null while its payment is not complete. */
  seq: seq.nullable(),
  /** Of the caller's own. */
  clientId: z.uuid().nullable(),
  author: chatPerson,
  /** Who wrote it. An agent writes for a talent. */
  role: z.enum(['PERSON', 'AGENT', 'STAFF']),
  own: z.boolean(),
  text: z.string(),
  attachments: z.array(chatAttachment),
  replyTo: z
    .object({
      idMessage: id,
      seq,
      name: z.string(),
      text: z.string(),
      /** What is attached to it first. */
      attachment: attachmentType.nullable(),
    })
    .nullable(),
  paid: paidPart.nullable(),
  /** The paid message that it answers. */
  answers: id.nullable(),
  created: moment,
  edited: moment.nullable(),
  /** Something was there. */
  deleted: z.boolean(),
  may: z.object({ edit: z.boolean(), remove: z.boolean(), cancel: z.boolean(), answer: z.boolean() }),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** Why nothing can be written. */
const closedWhy = z.enum([
  'BETWEEN',
  'MESSAGES_OFF',
  'NO_OFFER',
  'BLOCKED',
  'BLOCKED_BY_STAFF',
  'ACCOUNT_BLOCKED',
  'LEFT',
  'LOG_IN',
  'GROUP_CLOSED',
]);
export type ChatClosedWhy = z.output<typeof closedWhy>;

/** What the caller can write now: freely, for money, as an answer to what was paid, or nothing. */
const chatWriting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('FREE'), until: moment.nullable() }),
  z.object({ kind: z.literal('PAID') }),
  z.object({ kind: z.literal('ANSWER'), idMessage: id }),
  z.object({ kind: z.literal('CLOSED'), why: closedWhy }),
]);
export type ChatWriting = z.output<typeof chatWriting>;

const chatThread = z.object({
  idChat: id,
  kind: z.enum(chatKinds),
  /** The other one of a pair. */
  partner: chatPerson.nullable(),
  /** Of a group; empty otherwise. */
  name: z.string(),
  /** Whose group it is. */
  idOwner: id.nullable(),
  /** A group that the caller's plan no longer opens: nothing of it can be read. */
  ended: z.boolean(),
  lastMessage: z
    .object({
      text: z.string(),
      own: z.boolean(),
      authorName: z.string(),
      /** What is attached to it, if it has no text. */
      attachment: attachmentType.nullable(),
      deleted: z.boolean(),
    })
    .nullable(),
  lastSeq: seq,
  lastAt: moment,
  unread: z.int().min(0),
  /** Until when the open paid message of this thread must be answered. */
  answerBy: moment.nullable(),
  muted: z.boolean(),
  archived: z.boolean(),
});
export type ChatThread = z.output<typeof chatThread>;

const threadKey = z.object({ at: moment, idChat: id });
export const threadsBody = z.object({
  archived: z.boolean().default(false),
  /** Part of the partner's or the group's name. */
  search: writtenLine(most.searchMax).default(''),
  before: threadKey.optional(),
  size: z.int().min(1).max(100).default(most.threads),
});
export const threadPage = z.object({ items: z.array(chatThread), next: threadKey.nullable() });

const inPage = z.object({
  before: z.coerce.number().pipe(z.int().min(1)).optional(),
  after: z.coerce.number().pipe(z.int().min(0)).optional(),
  size: z.coerce.number().pipe(z.int().min(1).max(100)).default(most.page),
});
/** The messages before or after a position, or the latest. */
export const historyQuery = inPage.extend({ language: language.default('en') });
export const historyBody = inPage;

/** Of a group. */
const groupPart = z.object({
  members: z.int().min(0),
  /** The caller removes people and messages, and pins one. */
  keepsOrder: z.boolean(),
  /** Seconds between two messages of one person; 0 is off. */
  slowSeconds: z.int().min(0),
  /** From when the caller may write again in slow mode; null at once. */
  writeFrom: moment.nullable(),
});

export const chatHistory = z.object({
  thread: chatThread,
  /** The oldest first. */
  items: z.array(chatMessage),
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
  /** The caller's own whose payment is not complete, with the latest page. */
  unpaid: z.array(chatMessage),
  writing: chatWriting,
  /** Whether files can be attached. */
  files: z.boolean(),
  /** How far the partner has read; null when one of the two does not show it. */
  partnerReadSeq: seq.nullable(),
  /** When the partner was last here; null when they do not show it. */
  partnerSeen: moment.nullable(),
  pinned: chatMessage.nullable(),
  group: groupPart.nullable(),
});
export type ChatHistory = z.output<typeof chatHistory>;

const attachmentForm = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PICTURE'), idImage: z.string().max(100), alt: writtenLine(most.altMax).default('') }),
  z.object({
    type: z.literal('VOICE'),
    idFile: z.string().max(100),
    milliseconds: z
      .int()
      .min(1)
      .max(most.voice.secondsMax * 1000),
    peaks: z.array(z.int().min(0).max(100)).min(1).max(most.voice.peaksMax),
  }),
  /** Saved under this name, as far as it is safe. */
  z.object({ type: z.literal('FILE'), idFile: z.string().max(100), name: writtenLine(most.fileNameMax) }),
]);
export type AttachmentForm = z.output<typeof attachmentForm>;

const contentForm = {
  text: writtenText(most.textMax),
  attachments: z.array(attachmentForm).max(most.attachmentsMax).default([]),
};
const hasContent = ({ text, attachments }: { text: string; attachments: unknown[] }) =>
  hasWords(text) || attachments.length > 0;
const needsContent = { path: ['text'], params: { word: 'required' } };

/** How a message is paid: singly, as in a purchase, or with one of a pack. */
const paymentForm = z.object({
  total: priceSchema,
  fromWallet: priceSchema.optional(),
  idCard: z.uuid().optional(),
  keepCard: z.boolean().optional(),
  fromPack: z.boolean().default(false),
  express: z.boolean().default(false),
});

/** To a chat, or to a user with whom there may be none yet. */
export const sendMessageBody = z
  .object({
    clientId: z.uuid(),
    idChat: id.optional(),
    idUser: id.optional(),
    ...contentForm,
    replyTo: id.optional(),
    payment: paymentForm.optional(),
    /** From the mailed link, for a guest. */
    token: z.string().max(200).optional(),
    language,
  })
  .refine(hasContent, needsContent)
  .refine(({ idChat, idUser }) => (idChat === undefined) !== (idUser === undefined), {
    path: ['idChat'],
    params: { word: 'required' },
  });
export type SendMessage = z.output<typeof sendMessageBody>;

/** `result`: `success`, or where to continue paying. */
export const sendMessageReply = z.object({ result: z.string(), idChat: id, message: chatMessage });

export const answerMessageBody = z
  .object({ clientId: z.uuid(), id, ...contentForm, language: language.default('en') })
  .refine(hasContent, needsContent);
export const editMessageBody = z
  .object({ idMessage: id, text: writtenText(most.textMax), language: language.default('en') })
  .refine(({ text }) => hasWords(text), needsContent);
export const declineMessageBody = z.object({ id, reason: writtenText(500).default('') });
export const chatLinkBody = inPage.extend({ token: z.string().max(200), language: language.default('en') });
export const searchChatBody = z.object({
  idChat: id,
  search: writtenLine(most.searchMax).refine((words) => words.length >= most.searchMin, {
    params: { word: 'tooShort' },
  }),
  language: language.default('en'),
});
export const markReadBody = z.object({ idChat: id, seq });
export const setChatBody = z.object({ idChat: id, muted: z.boolean().optional(), archived: z.boolean().optional() });
export const ofChatBody = z.object({ idChat: id });

export const messageOffer = z.object({
  partner: chatPerson,
  idChat: id.nullable(),
  writing: chatWriting,
  /** The talent's product of a single message, and their packs. */
  idProduct: id.nullable(),
  packs: z.array(z.object({ idProduct: id, units: z.int(), total: centsSchema })),
  /** What is left of the caller's packs. */
  left: z.int().min(0),
  /** How fast they usually answer, from their latest answers; null without enough of them. */
  usualMinutes: z.int().min(0).nullable(),
  files: z.boolean(),
});
export type MessageOffer = z.output<typeof messageOffer>;

/** A paid message that waits for its answer. */
const deskItem = z.object({ thread: chatThread, message: chatMessage });
export const messageDeskBody = z.object({
  idTalent: id.optional(),
  page: z.int().min(0).max(1000).default(0),
  size: z.int().min(1).max(100).default(20),
});
export const messageDesk = z.object({
  items: z.array(deskItem),
  totalPages: z.int(),
  currentPage: z.int(),
  waiting: z.int(),
});
export type MessageDesk = z.output<typeof messageDesk>;

export const chatSettings = z.object({
  /** A talent: after an answer the fan may write back without paying, for a day. */
  freeReplies: z.boolean(),
  readMarks: z.boolean(),
  typing: z.boolean(),
  lastSeen: z.boolean(),
});
export type ChatSettings = z.output<typeof chatSettings>;

export const savedReply = z.object({ idReply: id, name: z.string(), text: z.string() });
export type SavedReply = z.output<typeof savedReply>;
export const saveReplyBody = z.object({
  idReply: id.optional(),
  name: writtenLine(most.savedReplies.nameMax).refine(hasWords, { params: { word: 'required' } }),
  text: writtenText(most.savedReplies.textMax).refine(hasWords, { params: { word: 'required' } }),
});
