import type { Language } from '@stagedoor/contract/limits';
import { fill } from '@stagedoor/messages/words';
import { paragraphsOf } from '@stagedoor/messages/write-mail';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Kind, LetterParts } from '../../platform/notices/kind.ts';
import type { ItemRow } from './event-log.repo.ts';
import { gapsOf, sentenceOf } from './sentence.ts';

type ItemTexts = Pick<ItemRow, 'partner_name' | 'sum' | 'params'>;
type Written = Omit<Letter, 'to' | 'why' | 'unsubscribeToken'>;

/** The mail of a notification: the kind's texts, filled with what its module knows. */
export const writeLetter = (kind: Kind, item: ItemTexts, parts: LetterParts & { language: Language }): Written => {
  const { language, rows, enclosures, notes = [], path, until } = parts;
  const { mail } = kind.texts[language];
  if (!mail) throw new Error(`the notification kind ${kind.type} is mailed but has no mail texts in ${language}`);
  const gaps = { ...gapsOf(kind, item, language), ...parts.gaps };
  const sentence = sentenceOf(kind, item, language, gaps);
  const isMerged = kind.merges !== undefined && (item.sum ?? 0) > 0;
  return {
    language,
    subject: isMerged ? sentence : fill(mail.subject ?? sentence, gaps),
    title: isMerged ? sentence : fill(mail.title ?? sentence, gaps),
    paragraphs: [...paragraphsOf(mail.body, gaps), ...notes.map((text) => ({ text, quote: false }))],
    ...(rows && { rows: [...rows] }),
    ...(enclosures && { enclosures }),
    ...(mail.action && path && { action: { label: mail.action, path } }),
    ...(until && { until }),
  };
};
