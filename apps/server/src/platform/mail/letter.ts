import { limits } from '@stagedoor/contract/limits';
import type { Paragraph } from '@stagedoor/messages/write-mail';
import { z } from 'zod';

/** `href` is where the value leads. */
const row = z.object({
  label: z.string(),
  value: z.string(),
  href: z.string().optional(),
  isTotal: z.boolean().optional(),
});

/** One line of a mail's table: who, what, how much, until when. */
export type MailRow = z.output<typeof row>;

/** Files that come with a mail, by what they are about. They are drawn when it is sent. */
const enclosure = z.object({ kind: z.string(), id: z.int() });
export type Enclosure = z.output<typeof enclosure>;

/** Why it is sent: requested by the recipient, mandatory, can be switched off, or the recipient bought as a guest. */
const whys = ['asked', 'always', 'chosen', 'guest'] as const;

/** The content of a mail in the recipient's language, before layout. */
export const letter = z.object({
  to: z.string(),
  language: z.enum(limits.languages),
  subject: z.string(),
  title: z.string(),
  /** Shown on its own line, to be read and typed. */
  code: z.string().optional(),
  /** The first says what to do. */
  paragraphs: z.array(z.object({ text: z.string(), quote: z.boolean() }) satisfies z.ZodType<Paragraph>),
  rows: z.array(row).optional(),
  action: z.object({ label: z.string(), path: z.string() }).optional(),
  enclosures: z.array(enclosure).optional(),
  why: z.enum(whys),
  unsubscribeToken: z.string().optional(),
  /** Not sent after this time: it would be of no use. */
  until: z.coerce.date().optional(),
});

export type Letter = z.output<typeof letter>;
