import type { Channel } from '@stagedoor/contract/channels';
import type { Language } from '@stagedoor/contract/limits';
import type { Gaps, GapsIn, InLanguages } from '@stagedoor/messages/words';
import type { Clock } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import type { Enclosure, MailRow } from '../mail/letter.ts';
import type { Secrets } from '../secrets.ts';

/**
 * Default per channel until the user chooses; `always` cannot be switched off. A channel that is not listed is never
 * used.
 */
export type Use = 'on' | 'off' | 'always';
export type Channels = { readonly [Name in Channel]?: Use };

/** A section of the notification settings. */
export type KindGroup = { name: string; texts: InLanguages<{ title: string; more: string }> };

/** What a notification is about. */
export type Subject = { type: string; id: number };

/** A stored notification, as input for its link. */
export type Noticed = {
  subject: Subject | null;
  /** The user who caused it. */
  idPartner: number | null;
  /** The owner of the page or product it is about. */
  idOwner: number | null;
  /** How many more domain events this item stands for. */
  more: number;
};

/** `more_…` is used when one item stands for several; `count` is how many. */
type Sentence = { text: string } & { [Form in `more_${Intl.LDMLPluralRule}`]?: string };
/** Without a subject or title, the sentence is used for both. */
type KindMail = { subject?: string; title?: string; body: string; action: string };
type MailAlone = { subject: string; title: string; body: string; action?: string };

/** `name` is the label in the settings. */
type KindWords = { name: string; sentence?: Sentence; mail?: KindMail | MailAlone };

type WordsFor<Use extends Channels> = { name: string } & (Use extends { inApp: unknown } | { push: unknown }
  ? { sentence: Sentence } & (Use extends { email: unknown } ? { mail: KindMail } : object)
  : { mail: MailAlone });

/** Gaps that every sentence and mail gets without declaring them. */
type BuiltIn = 'partner' | 'amount' | 'count';
type SentenceGaps<Words> = Words extends { sentence: infer Text } ? GapsIn<Text> : never;
type MailGaps<Words> = Words extends { mail: infer Text } ? GapsIn<Text> : never;
type LetterGaps<Words> = Exclude<MailGaps<Words>, SentenceGaps<Words> | BuiltIn>;

/** What a mail says besides the sentence; `guest` overrides the recipient. */
export type LetterParts<Gap extends string = string> = {
  gaps: Gaps<Gap>;
  rows?: readonly MailRow[];
  enclosures?: Enclosure[];
  /** Further paragraphs, after the button. */
  notes?: readonly string[];
  /** Where the button leads, if not to the notification's link. */
  path?: string;
  /** The recipient bought without an account. */
  guest?: { to: string; language: Language };
  until?: Date;
};

/**
 * The same for a mail whose content is fixed when the event happens: its address and link must not be looked up later.
 */
export type GivenLetter<Gap extends string = string> = LetterParts<Gap> & { to: string };

export type Reader = { idUser: number; subject: Subject | null; language: Language };
/** Dependencies for creating a link or a code. */
export type LetterTools = { clock: Clock; secrets: Secrets };
/** Loads the content when the mail is sent. Null when there is nothing left to say. */
type WriteLetter<Gap extends string> = (tx: Tx, reader: Reader, tools: LetterTools) => Promise<LetterParts<Gap> | null>;

type Row = {
  /** Its name on the wire and in the tables. */
  type: string;
  group: KindGroup;
  /** Whether its mails and pushes wait for the end of the user's quiet hours. */
  keepsQuietHours: boolean;
  /** Whether it may wait for the daily digest. */
  mayWaitForDigest: boolean;
  /**
   * Merges events with the same group key within these hours into one item, whose count excludes the first or includes
   * all.
   */
  merges?: { hours: number; counts: 'others' | 'all' };
  /**
   * While one about the same subject is unread, the next replaces it instead of adding an item, and is mailed and pushed
   * again only if the last one is older than these minutes.
   */
  renews?: { minutes: number };
  /** Null when the notification lacks what the URL needs. */
  link: (noticed: Noticed) => string | null;
};

/** A kind of notification, registered by a module. `Needed` is the data its texts require. */
export type Kind<UsedDeps extends object = never> = Row & {
  channels: Channels;
  texts: Record<Language, KindWords>;
  letter: WriteLetter<string> | 'given' | undefined;
  /** Only a type: a kind that needs less is assignable where one that needs more is expected. */
  needs?: (needed: UsedDeps) => void;
};

type If<Condition, Then> = [Condition] extends [never] ? object : Then;
type Params<Words> = Exclude<SentenceGaps<Words>, BuiltIn>;
type UsedDeps<Words> = If<Params<Words>, { params: Gaps<Params<Words>> }> &
  If<Extract<SentenceGaps<Words>, 'partner'>, { idPartner: number }> &
  If<Extract<SentenceGaps<Words> | MailGaps<Words>, 'amount'>, { amount: number }>;

type WordsOfRow<Use, Words> = Row & { channels: Use; texts: InLanguages<Words> };
type Letter<Words> = [LetterGaps<Words>] extends [never]
  ? { letter?: WriteLetter<never> }
  : { letter: WriteLetter<LetterGaps<Words>> };

/**
 * Declares a kind. Does not compile without a link, a group and texts in every language, or when its letter leaves a
 * gap open.
 */
export const kind = <const Use extends Channels, Words extends WordsFor<Use>>(
  row: WordsOfRow<Use, Words> & Letter<NoInfer<Words>>,
): Kind<UsedDeps<Words>> => ({ letter: undefined, ...row }) as unknown as Kind<UsedDeps<Words>>;

/** A kind whose mail is written when the event happens, because it carries the address or link of that moment. */
export const kindWithGivenLetter = <const Use extends Channels, Words extends WordsFor<Use>>(
  row: WordsOfRow<Use, Words>,
): Kind<UsedDeps<Words> & { letter: GivenLetter<LetterGaps<Words>> }> =>
  ({ ...row, letter: 'given' }) as unknown as Kind<UsedDeps<Words> & { letter: GivenLetter<LetterGaps<Words>> }>;
