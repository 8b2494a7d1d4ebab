import type { Language } from '@stagedoor/contract/limits';
import { fill, type Gaps, type GapsIn, type InLanguages } from './words.ts';

/** `title` says what happened, the first paragraph of `body` what to do; `action` is the button. */
export type MailWords = { subject: string; title: string; body: string; action?: string };

/** A paragraph that begins with `> ` quotes a user. */
export type Paragraph = { text: string; quote: boolean };

export type WrittenMail = {
  language: Language;
  subject: string;
  title: string;
  paragraphs: Paragraph[];
  action?: { label: string; path: string };
};

const quoted = /^> /;

export const paragraphsOf = (body: string, gaps: Gaps): Paragraph[] =>
  body.split('\n\n').map((text) => ({ text: fill(text.replace(quoted, ''), gaps), quote: quoted.test(text) }));

type Fillings<English> = {
  language: Language;
  gaps: Gaps<GapsIn<English>>;
} & (English extends { action: string } ? { path: string } : { path?: never });

export const writeMail = <English extends MailWords>(
  words: InLanguages<English>,
  { language, gaps, path }: Fillings<English>,
): WrittenMail => {
  const { subject, title, body, action } = words[language] as MailWords;
  return {
    language,
    subject: fill(subject, gaps),
    title: fill(title, gaps),
    paragraphs: paragraphsOf(body, gaps),
    ...(action !== undefined && path !== undefined && { action: { label: action, path } }),
  };
};
