import { z } from 'zod';
import { chatLimits } from '../chat-limits.ts';
import { priceSchema } from '../money-schema.ts';
import { hasWords } from '../post-text.ts';
import { person } from './named-person.ts';
import { pageBody, pageOf } from './page.ts';
import { id, imageLink, language, localized, moment } from './primitives.ts';
import { writtenLine, writtenText } from './written-text.ts';

/** `waiting`: the person wrote last. `answered`: staff did. */
const supportChatStates = ['waiting', 'answered', 'closed'] as const;

const supportChat = z.object({
  idChat: id,
  person: z.object({ idUser: id, name: z.string(), imageLink: imageLink.nullable(), language }),
  state: z.enum(supportChatStates),
  openedAt: moment,
  waitingSince: moment.nullable(),
  /** The promised time of the answer. */
  dueAt: moment.nullable(),
  firstAnsweredAt: moment.nullable(),
  closedAt: moment.nullable(),
  /** Who takes care of it. */
  assigned: person.nullable(),
  lastSeq: z.int(),
  /** The beginning of the latest message. */
  text: z.string(),
});
export type SupportChat = z.output<typeof supportChat>;

export const supportChatsBody = pageBody(20).extend({
  state: z.enum(supportChatStates).default('waiting'),
  /** Only those that the caller takes care of. */
  mine: z.boolean().default(false),
});
export const supportChats = pageOf(supportChat);

const supportNote = z.object({ idNote: id, by: person, text: z.string(), at: moment });

export const supportChatDetail = z.object({
  chat: supportChat,
  email: z.string().nullable(),
  /** What the person can spend. */
  available: priceSchema,
  notes: z.array(supportNote),
});
export type SupportChatDetail = z.output<typeof supportChatDetail>;

export const supportNoteBody = z.object({
  idChat: id,
  text: writtenText(2_000).refine(hasWords, { params: { word: 'required' } }),
});
export const assignSupportBody = z.object({ idChat: id, /** To the caller, or to nobody. */ take: z.boolean() });
export const closeSupportBody = z.object({
  idChat: id,
  /** Of the latest message that the caller has seen. */ seq: z.int(),
});

export const supportReply = z.object({ idReply: id, name: z.string(), text: localized(z.string()) });
export type SupportReply = z.output<typeof supportReply>;
const replyText = writtenText(chatLimits.savedReplies.textMax).refine(hasWords, { params: { word: 'required' } });
export const saveSupportReplyBody = z.object({
  idReply: id.optional(),
  name: writtenLine(chatLimits.savedReplies.nameMax).refine(hasWords, { params: { word: 'required' } }),
  text: localized(replyText),
});

/** Of the last 30 days; null without any. */
export const supportTimes = z.object({
  cases: z.int(),
  /** Half of them took longer. */
  firstAnswerMinutes: z.int().nullable(),
  resolutionMinutes: z.int().nullable(),
});
