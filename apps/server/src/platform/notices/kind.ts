import type { Channel } from '@stagedoor/contract/channels';
import type { Language } from '@stagedoor/contract/limits';
import type { Gaps, GapsIn, InLanguages } from '@stagedoor/messages/words';
import type { Clock } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import type { MailRow } from '../mail/letter.ts';
import type { Secrets } from '../secrets.ts';

/** On or off unless the person chose otherwise; `always` cannot be switched off. A channel that is not named is never used. */
export type Use = 'on' | 'off' | 'always';
export type Channels = { readonly [Name in Channel]?: Use };

/** Kinds that stand together in the settings. */
export type KindGroup = { name: string; texts: InLanguages<{ title: string; more: string }> };

/** What a notice is about. */
export type Subject = { type: string; id: number };

/** A notice as it is stored, for its link. */
export type Noticed = {
  subject: Subject | null;
  /** Who did it. */
  idPartner: number | null;
  /** Whose page or product it is about. */
  idOwner: number | null;
  /** How many more are told of in the same item. */
  more: number;
};

/** `more_…` is said when one item tells of several; `count` is how many. */
type Sentence = { text: string } & { [Form in `more_${Intl.LDMLPluralRule}`]?: string };
/** Without a subject or a title the sentence is both. */
type KindMail = { subject?: string; title?: string; body: string; action: string };
type MailAlone = { subject: string; title: string; body: string; action?: string };

/** `name` is what the settings call it. */
type KindWords = { name: string; sentence?: Sentence; mail?: KindMail | MailAlone };

type WordsFor<Use extends Channels> = { name: string } & (Use extends { inApp: unknown } | { push: unknown }
  ? { sentence: Sentence } & (Use extends { email: unknown } ? { mail: KindMail } : object)
  : { mail: MailAlone });

/** What is put into every sentence and mail without being asked for. */
type BuiltIn = 'partner' | 'amount' | 'count';
type SentenceGaps<Words> = Words extends { sentence: infer Text } ? GapsIn<Text> : never;
type MailGaps<Words> = Words extends { mail: infer Text } ? GapsIn<Text> : never;
type LetterGaps<Words> = Exclude<MailGaps<Words>, SentenceGaps<Words> | BuiltIn>;

/** What a mail says besides the sentence, and to whom where that is not the person's own address. */
export type LetterParts<Gap extends string = string> = {
  gaps: Gaps<Gap>;
  rows?: readonly MailRow[];
  /** Further paragraphs, after the button. */
  notes?: readonly string[];
  /** Where the button leads, if not to the notice's link. */
  path?: string;
  /** Its reader bought without an account. */
  guest?: { to: string; language: Language };
  until?: Date;
};

/** The same for a mail that must not be looked up later: the address and the link of this very moment. */
export type GivenLetter<Gap extends string = string> = LetterParts<Gap> & { to: string };

export type Reader = { idUser: number; subject: Subject | null; language: Language };
/** What a letter may need to make a link or a code. */
export type LetterTools = { clock: Clock; secrets: Secrets };
/** Looks up what the mail says when it is sent. Null where there is nothing to say any more. */
type WriteLetter<Gap extends string> = (tx: Tx, reader: Reader, tools: LetterTools) => Promise<LetterParts<Gap> | null>;

type Row = {
  /** Its name on the wire and in the tables. */
  type: string;
  group: KindGroup;
  /** In the settings, mails and pushes of the quiet hours wait until they end. */
  keepsQuietHours: boolean;
  /** Whether it may wait for the mail of the day. */
  mayWaitForDigest: boolean;
  /** Facts with the same group key within these hours are one item, which counts them: besides the first, or all. */
  merges?: { hours: number; counts: 'others' | 'all' };
  /** While one about the same subject is unread, the next renews it instead of standing beside it. */
  renews?: boolean;
  /** Null where the notice lacks what the address needs. */
  link: (noticed: Noticed) => string | null;
};

/** How one thing is told: a row that a module hands in. `Needed` is what must be known to say it. */
export type Kind<Needed extends object = never> = Row & {
  channels: Channels;
  texts: Record<Language, KindWords>;
  letter: WriteLetter<string> | 'given' | undefined;
  /** Only a type: a kind that needs less can stand where one that needs more is asked for. */
  needs?: (needed: Needed) => void;
};

type If<Condition, Then> = [Condition] extends [never] ? object : Then;
type Params<Words> = Exclude<SentenceGaps<Words>, BuiltIn>;
type Needed<Words> = If<Params<Words>, { params: Gaps<Params<Words>> }> &
  If<Extract<SentenceGaps<Words>, 'partner'>, { idPartner: number }> &
  If<Extract<SentenceGaps<Words> | MailGaps<Words>, 'amount'>, { amount: number }>;

type WordsOfRow<Use, Words> = Row & { channels: Use; texts: InLanguages<Words> };
type Letter<Words> = [LetterGaps<Words>] extends [never]
  ? { letter?: WriteLetter<never> }
  : { letter: WriteLetter<LetterGaps<Words>> };

/** A kind without its texts in every language, its link or its group does not compile, nor one whose letter leaves a gap open. */
export const kind = <const Use extends Channels, Words extends WordsFor<Use>>(
  row: WordsOfRow<Use, Words> & Letter<NoInfer<Words>>,
): Kind<Needed<Words>> => ({ letter: undefined, ...row }) as unknown as Kind<Needed<Words>>;

/** A kind whose mail is written when it happens: it carries an address or a link of that very moment. */
export const kindWithGivenLetter = <const Use extends Channels, Words extends WordsFor<Use>>(
  row: WordsOfRow<Use, Words>,
): Kind<Needed<Words> & { letter: GivenLetter<LetterGaps<Words>> }> =>
  ({ ...row, letter: 'given' }) as unknown as Kind<Needed<Words> & { letter: GivenLetter<LetterGaps<Words>> }>;
