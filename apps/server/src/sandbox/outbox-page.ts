import type { Mail, Outbox, Sms } from '@stagedoor/sandbox';
import { type Html, html, plainPage } from '../platform/http/html.ts';

const shown = 100;

export const outboxPage = (outbox: Outbox, now: Date): string =>
  plainPage(
    'Sandbox',
    html`<h1>Sandbox</h1>
<p>Cards, mail and SMS stay on this machine. No money is real. The product’s clock shows <strong>${now.toUTCString()}</strong>.</p>
<p class="quiet">Move it: <code>curl -X POST -H 'content-type: application/json' -d '{"advance":"PT25H"}' …/sandbox/clock</code></p>
<p><a href="/">Back to Stagedoor</a></p>
<h2>Mail</h2>${list(outbox.mails().slice(0, shown).map(mailEntry), 'No mail was sent yet.')}
<h2>SMS</h2>${list(outbox.sms().slice(0, shown).map(smsEntry), 'No SMS was sent yet.')}`,
  );

const list = (entries: Html[], empty: string): Html =>
  entries.length > 0 ? html`${entries}` : html`<p class="quiet">${empty}</p>`;

const mailEntry = (mail: Mail): Html =>
  html`<details><summary><strong>${mail.subject}</strong><small>to ${mail.to.join(', ')} · ${mail.at.toUTCString()}</small></summary>
<p><a href="/sandbox/mail/${mail.id}">As it looks in a mail program</a></p><pre>${mail.text}</pre>${links(mail.text)}</details>`;

const smsEntry = (sms: Sms): Html =>
  html`<article><small>to ${sms.to} · ${sms.at.toUTCString()}</small><pre>${sms.body}</pre></article>`;

const links = (text: string): Html[] =>
  [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => html`<p><a href="${url}">${url}</a></p>`);
