import { type Language, limits } from '@stagedoor/contract/limits';
import { describe, expect, it } from 'vitest';
import { onCardPage } from './card-page.ts';
import { isNamespace, loadTexts, namespaces } from './catalogue.ts';
import { isLimitGap } from './limit-gaps.ts';
import { digest, frame, mails, texts as smsTexts } from './mails.ts';
import { accountsNotices } from './notices/accounts.ts';
import { applicationsNotices } from './notices/applications.ts';
import { catalogueNotices } from './notices/catalogue.ts';
import { giftNotices } from './notices/gifts.ts';
import { groupTexts } from './notices/groups.ts';
import { moderationNotices } from './notices/moderation.ts';
import { orderMailTexts, ordersNotices } from './notices/orders.ts';
import { profilesNotices } from './notices/profiles.ts';
import { reviewsNotices } from './notices/reviews.ts';
import { staffNotices } from './notices/staff.ts';
import { supportNotices } from './notices/support.ts';
import { walletNotices } from './notices/wallet.ts';
import { orderDocumentTexts } from './order-documents.ts';
import { orderReasons } from './order-reasons.ts';

type Text = { key: string; text: string };

const flat = (value: unknown, path: string): Text[] => {
  if (typeof value === 'string') return [{ key: path, text: value }];
  return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));
};

type Spoken = Readonly<Record<Language, unknown>>;
const mailed: Readonly<Record<string, Spoken | Readonly<Record<string, Spoken>>>> = {
  accounts: accountsNotices,
  applications: applicationsNotices,
  catalogue: catalogueNotices,
  giftNotices,
  groups: groupTexts,
  moderation: moderationNotices,
  ordersNotices,
  profiles: profilesNotices,
  reviewsNotices,
  staff: staffNotices,
  supportNotices,
  walletNotices,
  mails,
  sms: smsTexts,
  onCardPage,
  orderReasons,
};

/** Every text of a language, by its path. */
const allTexts = async (language: Language): Promise<Text[]> => {
  const pages = await Promise.all(
    namespaces.filter(isNamespace).map(async (name) => flat(await loadTexts(language, name), name)),
  );
  const letters = Object.entries(mailed).flatMap(([module, kinds]) =>
    Object.entries(kinds).flatMap(([kind, words]) => flat((words as Spoken)[language], `${module}.${kind}`)),
  );
  const frames = [flat(digest[language], 'digest'), flat(frame[language], 'frame')];
  return [
    ...pages,
    letters,
    ...frames,
    flat(orderMailTexts[language], 'orderMail'),
    flat(orderDocumentTexts[language], 'orderDocuments'),
  ].flat();
};

// Words that the language guide bans.
const banned: Record<Language, RegExp> = {
  en: new RegExp(
    [
      String.raw`\b(whoever|somebody|shall|anew|e-mail|mails?|mailed|artist|creator|cheque|escrow|pot|second factor)\b`,
      String.raw`\b(sign in|card page|card company|back office|come(s)? back by itself|by itself|for ever)\b`,
      String.raw`\b(the staff|our staff|staff members?|a talent|talents|redo|put right|let in|please)\b`,
      String.raw`\b(do not|does not|did not|cannot|is not|are not|was not|were not|will not|has not|have not|we are)\b`,
    ].join('|'),
    'i',
  ),
  uk: /обліков\S* запис|пошт(а|и|у|ою)(?![а-яіїєґ])|e-mail|персонал|працівник|співробітник|шанувальник|прихильник|карткова компанія|карткової компанії|сторінк\S+ картки|перепустк|заперечи|службов\S+ (кімнат|сторін)|будь ласка|переробк|другий фактор|другого фактора|(?<![а-яіїєґ])(стан|стані|станом)(?![а-яіїєґ])|товар|обер(іть|ете|ати)|(?<![а-яіїєґ])обрати|знаків/iu,
  ru: /учётн\S+ запис|(?<![а-яё])почт(а|ы|у|ой|е)(?![а-яё])|e-mail|персонал|сотрудник(?!.*должен посмотреть)|поклонник|карточн\S+ компани|страниц\S+ карты|пропуск(?!ной)|возрази|служебн\S+ (комнат|страниц)|пожалуйста|переделк|второй фактор|второго фактора|состояни|товар|знаков/iu,
};

/** Exceptions by key: house words where the guide allows them. */
const mayUse: Readonly<Record<string, RegExp>> = {
  'shell.notFound.title': /door/,
};

// Numbers that are not limits: a scale, a format, a bank's processing time, or a rule of an outside program.
const digits: readonly RegExp[] = [
  /3–5/, // how long banks take to show a refund
  /\+380[\d\s]+/, // a telephone number
  /\b25(?:[.,]50)?\b/, // an amount, as an example
  /09\/29/, // a date on a card
  /\b8\b.*\b11\b/, // the length of a SWIFT code
  /PBANUA2X|STAGEDOOR-W-7|7 (?:or|або|или)|order 7/, // example numbers
  /\b[15]\b.*\b(?:5|100)\b|\bout of 5|[зи][з]? 5\b|з 5|из 5|0 (?:to|до) 100|1 (?:to|до) 100/, // stars and percentages
  /\b12 (?:hours|годин|часов)|20 (?:times|разів|раз)|every 5|кожні 5|каждые 5|within 5|протягом 5|в течение 5/, // internals, for staff
  /Use 3 to|Від 3 до|От 3 до/, // the shortest nickname
  /1Password|MP[34]|M4A/,
  /\{hour\}:00/,
];

const withoutGaps = (text: string) => text.replaceAll(/\{[^}]*\}/g, '');

describe.each(limits.languages)('every text in %s', (language) => {
  it('says it in the words of the product', async () => {
    const found = (await allTexts(language)).filter(
      ({ key, text }) => banned[language].test(withoutGaps(text)) && !mayUse[key]?.test(text),
    );
    expect(found).toEqual([]);
  });

  it('takes its numbers from the limits', async () => {
    const found = (await allTexts(language)).filter(({ text }) => {
      const rest = digits.reduce((left, reason) => left.replaceAll(new RegExp(reason, 'gu'), ''), text);
      return /\d/.test(withoutGaps(rest));
    });
    expect(found).toEqual([]);
  });

  it('names a limit that there is', async () => {
    const names = (await allTexts(language)).flatMap(({ key, text }) =>
      [...text.matchAll(/\{(\w+), limit\}/g)].map(([, name]) => ({ key, name: name ?? '' })),
    );
    expect(names.filter(({ name }) => !isLimitGap(name))).toEqual([]);
  });

  it('is set as the language sets it: ellipses, quotes, percentages, apostrophes', async () => {
    const percent = language === 'en' ? /[\d}] %/ : /[\d}]%/;
    const found = (await allTexts(language)).filter(
      ({ text }) => percent.test(text) || /\.\.\.| …|"|ʼ|;/.test(text) || text.includes('!'),
    );
    expect(found).toEqual([]);
  });

  it('fits the button of its mail', async () => {
    const actions = (await allTexts(language)).filter(({ key }) => key.endsWith('.action'));
    expect(actions.length).toBeGreaterThan(10);
    expect(actions.filter(({ text }) => text.length > 24)).toEqual([]);
  });
});
