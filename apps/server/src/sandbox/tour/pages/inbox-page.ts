import type { Mail, Outbox, Sms } from '@stagedoor/sandbox';
import { type Html, html } from '../../../platform/http/html.ts';
import { type Speech, tourFrame } from './frame.ts';

const shown = 100;

/** The sent mails, each as rendered. A frame is loaded when its row is opened. */
export const inboxPage = (speech: Speech, outbox: Outbox): string => {
  const { inbox } = speech.texts;
  const mails = outbox.mails().slice(0, shown);
  const sms = outbox.sms().slice(0, shown);
  return tourFrame(
    speech,
    inbox.title,
    'inbox',
    html`<h1>${inbox.title}</h1><p class="lead">${inbox.lead}</p>
<section aria-labelledby="emails"><h2 id="emails">${inbox.emails}</h2>
${mails.length > 0 ? mails.map((mail) => mailPart(speech, mail)) : html`<p class="quiet">${inbox.noEmails}</p>`}</section>
<section aria-labelledby="sms"><h2 id="sms">${inbox.sms}</h2>
${sms.length > 0 ? sms.map((text) => smsPart(speech, text)) : html`<p class="quiet">${inbox.noSms}</p>`}</section>`,
  );
};

const mailPart = ({ texts, say, time }: Speech, { id, subject, to, at }: Mail): Html => {
  const { inbox } = texts;
  return html`<details class="mail"><summary><strong>${subject}</strong>
<span class="quiet">${say(inbox.meta, { to: to.join(', '), time: time(at) })}</span></summary>
<iframe src="/sandbox/mail/${id}" title="${say(inbox.frame, { subject })}" loading="lazy"
 sandbox="allow-top-navigation-by-user-activation"></iframe>
<p><a href="/sandbox/mail/${id}">${inbox.look}</a></p></details>`;
};

const smsPart = ({ texts, say, time }: Speech, { to, at, body }: Sms): Html =>
  html`<article class="card"><p class="quiet">${say(texts.inbox.meta, { to, time: time(at) })}</p><pre>${body}</pre></article>`;
