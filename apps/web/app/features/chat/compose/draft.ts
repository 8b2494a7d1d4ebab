import { draftAt, ownDraft, textsIn } from '../../../shared/forms/draft.ts';

export type Reply = { kind: 'reply'; idMessage: number; name: string; text: string };
export type Edit = { kind: 'edit'; idMessage: number; seq: number; text: string };

/** What is written, and the message that it replies to or changes. */
export type Draft = { text: string; about: { kind: 'none' } | Reply | Edit };

export const none: Draft['about'] = { kind: 'none' };

/** What was typed for a chat, or for somebody with whom there is none yet. Survives closing the tab. */
export const textDraft = (key: string) =>
  draftAt<{ text: string }>(ownDraft(`chat.${key}`), (stored) => textsIn(stored, ['text']), 'browser');
