import { documentOf } from '../page/document.ts';
import { type Html, html } from '../page/html.ts';
import type { PageLanguage } from '../page/languages.ts';
import type { LineItem, Session } from './objects.ts';
import { type PageTexts, type Problem, pageTexts } from './pay-texts.ts';
import { testCards } from './test-cards.ts';

const money = (language: PageLanguage, amount: number, currency: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);

const back = (url: string | null, texts: PageTexts): Html | null =>
  url ? html`<p class="back"><a href="${url}">${texts.back}</a></p>` : null;

const summary = (language: PageLanguage, session: Session, items: LineItem[], texts: PageTexts): Html | null => {
  if (session.amount_total === null) return null;
  const row = (label: string, amount: number, currency: string) =>
    html`<li><span>${label}</span><span>${money(language, amount, currency)}</span></li>`;
  const rows = items.map(({ description, quantity, amount_total, currency }) =>
    row(`${description}${quantity === 1 ? '' : ` × ${quantity}`}`, amount_total, currency),
  );
  return html`<ul class="items">${rows}${row(texts.total, session.amount_total, session.currency ?? 'usd')}</ul>`;
};

/** The sandbox's test cards, with what each does. */
export const testCardList = (language: PageLanguage): { number: string; does: string }[] =>
  testCardNames.map((name) => ({
    number: grouped(testCards[name].number),
    does: pageTexts[language].scenarios[name],
  }));

const testCardNames = Object.keys(testCards) as (keyof typeof testCards)[];

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const cardHints = (texts: PageTexts): Html => {
  const rows = testCardNames.map(
    (name) => html`<li><code>${grouped(testCards[name].number)}</code>
<button type="button" class="copy" data-copy="${testCards[name].number}" data-copied="${texts.copied}" hidden>${texts.copy}</button>
<span>${texts.scenarios[name]}</span></li>`,
  );
  return html`<details open><summary>${texts.testCards}</summary><ul>${rows}</ul></details>`;
};

export type CardPage = {
  language: PageLanguage;
  session: Session;
  items: LineItem[];
  email: string;
  problem: Problem | null;
  /** The relative path from the page's URL up to `/pay/`. */
  up: '' | '../';
};

export const cardPage = ({ language, session, items, email, problem, up }: CardPage): string => {
  const texts = pageTexts[language];
  const title = session.mode === 'setup' ? texts.saveTitle : texts.payTitle;
  const submit =
    session.amount_total === null
      ? texts.save
      : texts.pay(money(language, session.amount_total, session.currency ?? 'usd'));
  return documentOf({
    language,
    title,
    note: texts.sandbox,
    body: html`<h1>${title}</h1>
${summary(language, session, items, texts)}
${problem ? html`<p class="problem" role="alert">${texts.problems[problem]}</p>` : null}
<form method="post" action="${up}${session.id}">
<label>${texts.email}<input name="email" type="email" autocomplete="email" required maxlength="254" value="${email}"></label>
<label>${texts.cardNumber}<input name="number" inputmode="numeric" autocomplete="cc-number" required maxlength="23"></label>
<div class="pair">
<label>${texts.expiry}<input name="expiry" inputmode="numeric" autocomplete="cc-exp" required maxlength="7" placeholder="12/34"></label>
<label>${texts.cvc}<input name="cvc" inputmode="numeric" autocomplete="cc-csc" required maxlength="4"></label>
</div>
<label>${texts.name}<input name="name" autocomplete="cc-name" maxlength="100"></label>
<button>${submit}</button>
</form>
${back(session.cancel_url, texts)}
${cardHints(texts)}`,
    style: `${up}style.css`,
    script: `${up}copy.js`,
  });
};

export const challengePage = (language: PageLanguage): string => {
  const texts = pageTexts[language];
  return documentOf({
    language,
    title: texts.challengeTitle,
    note: texts.sandbox,
    body: html`<h1>${texts.challengeTitle}</h1>
<p>${texts.challenge}</p>
<form method="post" action="authenticate">
<button name="answer" value="complete">${texts.complete}</button>
<button class="plain" name="answer" value="fail">${texts.fail}</button>
</form>`,
    style: '../style.css',
  });
};

export const noticePage = (
  language: PageLanguage,
  notice: 'done' | 'expired' | 'missing',
  url: string | null,
): string => {
  const texts = pageTexts[language];
  const title = texts[`${notice}Title`];
  const text = notice === 'missing' ? null : html`<p>${texts[notice]}</p>`;
  const body = html`<h1>${title}</h1>${text}${back(url, texts)}`;
  return documentOf({ language, title, note: texts.sandbox, body });
};
