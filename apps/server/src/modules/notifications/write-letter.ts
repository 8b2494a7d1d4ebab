import type { Language } from '@stagedoor/contract/limits';
import { fill } from '@stagedoor/messages/words';
import { paragraphsOf } from '@stagedoor/messages/write-mail';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Kind, LetterParts } from '../../platform/notices/kind.ts';
import type { ItemRow } from './event-log.repo.ts';
import { gapsOf, sentenceOf } from './sentence.ts';

type Said = Pick<ItemRow, 'partner_name' | 'sum' | 'params'>;
type Written = Omit<Letter, 'to' | 'why' | 'unsubscribeToken'>;

/** The mail of a notification: the kind's words, and what its module knows about this one. */
export const writeLetter = (kind: Kind, said: Said, parts: LetterParts & { language: Language }): Written => {
  const { language, rows, notes = [], path, until } = parts;
  const { mail } = kind.texts[language];
  if (!mail) throw new Error(`${kind.type} is mailed and has no words for it`);
  const gaps = { ...gapsOf(kind, said, language), ...parts.gaps };
  const sentence = sentenceOf(kind, said, language, gaps);
  const isMerged = kind.merges !== undefined && (said.sum ?? 0) > 0;
  return {
    language,
    subject: isMerged ? sentence : fill(mail.subject ?? sentence, gaps),
    title: isMerged ? sentence : fill(mail.title ?? sentence, gaps),
    paragraphs: [...paragraphsOf(mail.body, gaps), ...notes.map((text) => ({ text, quote: false }))],
    ...(rows && { rows: [...rows] }),
    ...(mail.action && path && { action: { label: mail.action, path } }),
    ...(until && { until }),
  };
};
