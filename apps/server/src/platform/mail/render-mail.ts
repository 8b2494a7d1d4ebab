import type { Company } from '@stagedoor/contract/company';
import { frame } from '@stagedoor/messages/mails';
import type { Paragraph } from '@stagedoor/messages/write-mail';
import { type Html, html } from '../http/html.ts';
import type { Letter, MailRow } from './letter.ts';
import { darkStyle, looks } from './mail-look.ts';

type Addresses = {
  /** The button's URL. */
  action?: string | undefined;
  unsubscribe?: string | undefined;
  settings: string;
  help: string;
  terms: string;
  privacy: string;
  company: Company;
};

/** Renders a mail as plain text and as HTML with the same content. */
export const renderMail = (letter: Letter, to: Addresses) => ({
  // People and mail clients search subjects with ordinary spaces.
  subject: letter.subject.replaceAll('\u00a0', ' '),
  text: textOf(letter, to),
  html: htmlOf(letter, to),
});

const hasSettings = ({ why }: Letter) => why === 'always' || why === 'chosen';

/** Splits the text at the button: the first paragraph and its quotes go before it. */
const inTwo = ({ paragraphs }: Letter) => {
  const next = paragraphs.findIndex(({ quote }, index) => index > 0 && !quote);
  const end = next === -1 ? paragraphs.length : next;
  return { head: paragraphs.slice(0, end), rest: paragraphs.slice(end) };
};

const plain = ({ text, quote }: Paragraph): string => (quote ? text.replaceAll(/^/gm, '> ') : text);

const textOf = (letter: Letter, to: Addresses): string => {
  const words = frame[letter.language];
  const { head, rest } = inTwo(letter);
  const parts = [
    letter.title,
    letter.code,
    ...head.map(plain),
    letter.rows?.map(({ label, value, href }) => `${label}: ${value}${href ? `\n${href}` : ''}`).join('\n'),
    letter.action && to.action && `${letter.action.label}:\n${to.action}`,
    ...rest.map(plain),
    `—\nStagedoor. ${words.promise}`,
    words.why[letter.why],
    hasSettings(letter) && `${words.settings}:\n${to.settings}`,
    to.unsubscribe && `${words.unsubscribe}:\n${to.unsubscribe}`,
    `${words.support} ${to.company.supportEmail}\n${words.help}: ${to.help}`,
    `${to.company.name}, ${to.company.address}\n${words.terms}: ${to.terms}\n${words.privacy}: ${to.privacy}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
};

const htmlOf = (letter: Letter, to: Addresses): string => {
  const { language, title, code, rows, action } = letter;
  const { head, rest } = inTwo(letter);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
${darkStyle}</style>
</head>
<body class="body text" style="${looks.body}">
<div style="${looks.preheader}">${head[0]?.text}</div>
<table role="presentation" class="page" cellpadding="0" cellspacing="0" border="0" style="${looks.page}"><tr><td align="center" style="padding:28px 12px 40px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${looks.sheet}">
<tr><td style="padding:0 16px 18px"><p class="text" style="${looks.wordmark}">Stagedoor</p><div style="${looks.lampLine}">&nbsp;</div></td></tr>
<tr><td class="card inside" style="${looks.card};padding:32px 32px 28px">
<h1 class="text" style="${looks.title}">${title}</h1>
${code && html`<p class="text" style="${looks.code}">${code}</p>\n`}${head.map((one) => paragraph(one, looks.lead))}${rows?.length ? table(rows) : ''}${
  action && to.action ? button(action.label, to.action) : ''
}${rest.map((one) => paragraph(one, looks.paragraph))}${action && to.action ? hint(frame[language].link, to.action) : ''}</td></tr>
<tr><td style="padding:20px 16px 0">${footer(letter, to)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`.text;
};

const paragraph = ({ text, quote }: Paragraph, look: string): Html =>
  quote
    ? html`<p class="quote" style="${looks.quote}">${text}</p>\n`
    : html`<p class="text" style="${look}">${text}</p>\n`;

const table = (rows: readonly MailRow[]): Html =>
  html`<table cellpadding="0" cellspacing="0" border="0" style="${looks.rows}">${rows.map(row)}</table>\n`;

const row = ({ label, value, href, isTotal }: MailRow): Html => {
  const more = isTotal ? `;${looks.total}` : '';
  const shown = href
    ? html`<a class="text" href="${href}" style="color:inherit;text-decoration:underline">${value}</a>`
    : value;
  return html`<tr><th scope="row" class="quiet line" style="${looks.label}${more}">${label}</th><td class="text line" style="${looks.value}${more}">${shown}</td></tr>`;
};

const button = (label: string, url: string): Html =>
  html`<p style="margin:0 0 24px"><a class="button" href="${url}" style="${looks.button}">${label}</a></p>\n`;

const hint = (words: string, url: string): Html =>
  html`<p class="quiet" style="${looks.hint}">${words}<br><a class="quiet" href="${url}" style="${looks.link};word-break:break-all">${url}</a></p>\n`;

const footer = (letter: Letter, to: Addresses): Html => {
  const words = frame[letter.language];
  const link = (label: string, url: string) => html`<a class="quiet" href="${url}" style="${looks.link}">${label}</a>`;
  const line = (content: Html | string) => html`<p class="quiet" style="${looks.footer}">${content}</p>\n`;
  const choices = [
    ...(hasSettings(letter) ? [link(words.settings, to.settings)] : []),
    ...(to.unsubscribe ? [html` · ${link(words.unsubscribe, to.unsubscribe)}`] : []),
  ];
  return html`${line(words.why[letter.why])}${choices.length > 0 ? line(html`${choices}`) : ''}${line(
    html`${words.support} ${link(to.company.supportEmail, `mailto:${to.company.supportEmail}`)} · ${link(words.help, to.help)}`,
  )}${line(`Stagedoor. ${words.promise}`)}${line(
    html`${to.company.name}, ${to.company.address}<br>${link(words.terms, to.terms)} · ${link(words.privacy, to.privacy)}`,
  )}`;
};
