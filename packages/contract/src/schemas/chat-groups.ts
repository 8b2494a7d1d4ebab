import { z } from 'zod';
import { chatLimits as most } from '../chat-limits.ts';
import { hasWords } from '../post-text.ts';
import { pageBody, pageOf } from './page.ts';
import { id, imageLink } from './primitives.ts';
import { subscriptionAccess, subscriptionAccessForm } from './subscription-access.ts';
import { writtenLine, writtenText } from './written-text.ts';

export const groupChat = z.object({
  idChat: id,
  name: z.string(),
  about: z.string(),
  members: z.int().min(0),
  /** Seconds between two messages of one person; 0 is off. */
  slowSeconds: z.int(),
  /** Nobody writes in it any more. */
  closed: z.boolean(),
  joined: z.boolean(),
  /** The caller was removed from it, and cannot come back. */
  removed: z.boolean(),
  /** Whether the caller's plan opens it. */
  mayJoin: z.boolean(),
  subscriptionAccess,
});
export type GroupChat = z.output<typeof groupChat>;

export const saveGroupBody = z.object({
  idChat: id.optional(),
  name: writtenLine(most.group.nameMax).refine(hasWords, { params: { word: 'required' } }),
  about: writtenText(most.group.aboutMax).default(''),
  subscriptionAccess: subscriptionAccessForm,
  slowSeconds: z.literal(most.slowModes).default(0),
});
export type SaveGroup = z.output<typeof saveGroupBody>;

const groupMember = z.object({
  idUser: id,
  name: z.string(),
  imageLink: imageLink.nullable(),
  role: z.enum(['OWNER', 'MODERATOR', 'MEMBER']),
  removed: z.boolean(),
});
export type GroupMember = z.output<typeof groupMember>;

export const groupMembersBody = pageBody(50).extend({ idChat: id });
export const groupMembers = pageOf(groupMember);
export const removeMemberBody = z.object({ idChat: id, idUser: id, removed: z.boolean() });
export const pinMessageBody = z.object({ idChat: id, idMessage: id.nullable() });
