import { type Html, html } from '../stripe/html.ts';
import { payStyle } from '../stripe/pay-style.ts';
import type { PageLanguage } from '../stripe/pay-texts.ts';
import { loginTexts } from './login-texts.ts';

export const loginStyle = `${payStyle}
label.choice { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; }
label.choice input { width: 1.25rem; min-height: 1.25rem; margin: 0; accent-color: var(--accent); }
`;

const documentOf = (language: PageLanguage, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Stagedoor</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<header class="note">${loginTexts[language].sandbox}</header>
<main>${body}</main>
</body>
</html>
`.markup;

export const loginPage = (language: PageLanguage, { problem, name }: { problem: boolean; name: string }): string => {
  const texts = loginTexts[language];
  return documentOf(
    language,
    texts.title,
    html`<h1>${texts.title}</h1>
<p>${texts.lead}</p>
${problem ? html`<p class="problem" role="alert">${texts.wrongEmail}</p>` : null}
<form method="post">
<label>${texts.email}<input name="email" type="email" autocomplete="email" required maxlength="254"></label>
<label>${texts.name}<input name="name" autocomplete="name" required maxlength="100" value="${name}"></label>
<label class="choice"><input name="verified" type="checkbox" checked>${texts.verified}</label>
<button name="answer" value="log-in">${texts.logIn}</button>
<button class="plain" name="answer" value="cancel" formnovalidate>${texts.cancel}</button>
</form>`,
  );
};

export const gonePage = (language: PageLanguage): string => {
  const texts = loginTexts[language];
  return documentOf(language, texts.goneTitle, html`<h1>${texts.goneTitle}</h1><p>${texts.gone}</p>`);
};
