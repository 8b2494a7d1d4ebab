import { documentOf } from '../page/document.ts';
import { html } from '../page/html.ts';
import type { PageLanguage } from '../page/languages.ts';
import { pageStyle } from '../page/style.ts';
import { loginTexts } from './login-texts.ts';

export const loginStyle = `${pageStyle}
label.choice { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; }
label.choice input { width: 1.25rem; min-height: 1.25rem; margin: 0; accent-color: var(--accent); }
`;

export const loginPage = (language: PageLanguage, { problem, name }: { problem: boolean; name: string }): string => {
  const texts = loginTexts[language];
  return documentOf({
    language,
    title: texts.title,
    note: texts.sandbox,
    body: html`<h1>${texts.title}</h1>
<p>${texts.lead}</p>
${problem ? html`<p class="problem" role="alert">${texts.wrongEmail}</p>` : null}
<form method="post">
<label>${texts.email}<input name="email" type="email" autocomplete="email" required maxlength="254"></label>
<label>${texts.name}<input name="name" autocomplete="name" required maxlength="100" value="${name}"></label>
<label class="choice"><input name="verified" type="checkbox" checked>${texts.verified}</label>
<button name="answer" value="log-in">${texts.logIn}</button>
<button class="plain" name="answer" value="cancel" formnovalidate>${texts.cancel}</button>
</form>`,
  });
};

export const gonePage = (language: PageLanguage): string => {
  const texts = loginTexts[language];
  const body = html`<h1>${texts.goneTitle}</h1><p>${texts.gone}</p>`;
  return documentOf({ language, title: texts.goneTitle, note: texts.sandbox, body });
};
