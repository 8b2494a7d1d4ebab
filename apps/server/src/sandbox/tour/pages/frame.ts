import type { Language } from '@stagedoor/contract/limits';
import { fillGaps, type Values } from '@stagedoor/messages/gaps';
import { momentInWords } from '@stagedoor/messages/moment';
import { prepareText } from '@stagedoor/messages/page-texts';
import { type TourTexts, tourTexts } from '@stagedoor/messages/sandbox/tour/tour-texts';
import { type Html, html } from '../../../platform/http/html.ts';

/** Language, theme, texts and formatters of a tour page. */
export type Speech = {
  language: Language;
  theme: string;
  texts: TourTexts;
  say: (text: string, values: Values) => string;
  time: (at: Date) => string;
};

export const speechOf = (language: Language, theme: string): Speech => ({
  language,
  theme,
  texts: tourTexts[language],
  say: (text, values) => fillGaps(prepareText(text), language, values),
  time: (at) => momentInWords(at, language),
});

type Place = 'tour' | 'inbox' | 'books';

const places: Readonly<Record<Place, string>> = { tour: '/sandbox', inbox: '/sandbox/inbox', books: '/sandbox/books' };

/** Only files and frames of this origin. */
export const tourPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The layout of every tour page. */
export const tourFrame = ({ language, theme, texts }: Speech, title: string, at: Place | null, body: Html): string => {
  const { nav } = texts;
  const link = (place: Place, text: string) =>
    html`<li><a href="${places[place]}"${place === at ? html` aria-current="page"` : ''}>${text}</a></li>`;
  return html`<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Stagedoor</title>
<link rel="stylesheet" href="/sandbox/tour.css">
<script src="/sandbox/tour.js" defer></script>
</head>
<body>
<header><nav aria-label="${nav.label}"><ul>
${link('tour', nav.tour)}${link('inbox', nav.inbox)}${link('books', nav.books)}
<li><a href="/api/docs">${nav.api}</a></li><li><a href="/">${nav.product}</a></li>
</ul></nav></header>
<main>${body}</main>
</body>
</html>`.toString();
};
