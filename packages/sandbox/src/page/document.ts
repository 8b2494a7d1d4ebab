import { type Html, html } from './html.ts';
import type { PageLanguage } from './languages.ts';

type Document = { language: PageLanguage; title: string; note: string; body: Html; style?: string; script?: string };

/** The layout of every sandbox page. */
export const documentOf = ({ language, title, note, body, style = 'style.css', script }: Document): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Stagedoor</title>
<link rel="stylesheet" href="${style}">
${script ? html`<script src="${script}" defer></script>` : null}
</head>
<body>
<header class="note">${note}</header>
<main>${body}</main>
</body>
</html>
`.markup;
