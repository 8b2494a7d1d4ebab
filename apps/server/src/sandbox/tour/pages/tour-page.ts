import { cents, format } from '@stagedoor/contract/money';
import { testCardList } from '@stagedoor/sandbox';
import { administrator, demoEmails, demoPassword } from '../../../demo/world/staff.ts';
import { type Html, html } from '../../../platform/http/html.ts';
import type { Shelf } from '../find-products.ts';
import type { Deadline } from '../list-deadlines.ts';
import type { Person } from '../log-in-as.ts';
import type { ClockMoved } from '../move-clock.ts';
import { type Speech, tourFrame } from './frame.ts';
import { logInButton } from './log-in-button.ts';
import { storiesSection } from './stories.ts';

export type TourView = {
  now: Date;
  deadlines: readonly Deadline[];
  moved: ClockMoved | null;
  fanName: string;
  shelf: Shelf | null;
  /** Why the last log-in failed. */
  problem: 'busy' | 'failed' | null;
  /** The back office's name for a kind of transaction. */
  factWords: (kind: string) => string;
};

export const tourPage = (speech: Speech, view: TourView): string => {
  const { texts } = speech;
  return tourFrame(
    speech,
    texts.title,
    'tour',
    html`<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
${view.problem ? html`<p class="problem" role="alert">${texts.people[view.problem]}</p>` : ''}
${view.shelf ? peopleSection(speech, view.fanName, view.shelf.message.ownerName) : html`<p class="problem">${texts.noDemo}</p>`}
${clockSection(speech, view)}
${view.shelf ? storiesSection(speech, view.shelf) : ''}
${cardsSection(speech)}`,
  );
};

const peopleSection = ({ texts, say }: Speech, fanName: string, talentName: string): Html => {
  const { people } = texts;
  const card = (who: Person | 'guest', title: string, more: string) => html`<li class="card">
<h3>${title}</h3><p>${more}</p>
${who === 'guest' ? '' : html`<p class="quiet">${say(people.password, { email: demoEmails[who], password: demoPassword })}</p>`}
${logInButton(who, who === 'guest' ? people.openLink : people.logIn, title)}</li>`;
  return html`<section aria-labelledby="people"><h2 id="people">${people.title}</h2><p>${people.lead}</p><ul class="cards">
${card('fan', people.fan, say(people.fanMore, { name: fanName }))}
${card('talent', people.talent, say(people.talentMore, { name: talentName }))}
${card('administrator', people.administrator, say(people.administratorMore, { name: administrator.name }))}
${card('guest', people.guest, people.guestMore)}
</ul></section>`;
};

const clockSection = (speech: Speech, { now, deadlines, moved, factWords }: TourView): Html => {
  const { texts, say, time } = speech;
  const { clock } = texts;
  const move = (by: string, label: string, about = '') => html`<form method="post" action="/sandbox/move">
<input type="hidden" name="by" value="${by}"><button class="plain"${about ? html` aria-label="${label}: ${about}"` : ''}>${label}</button></form>`;
  const [next] = deadlines;
  const rows = deadlines.map(({ idOrder, product, at }) => {
    const words = say(clock.due, { id: idOrder, product, time: time(at) });
    return html`<li><span>${words}</span>${move(at.toISOString(), clock.move, product)}</li>`;
  });
  return html`<section aria-labelledby="clock"><h2 id="clock">${clock.title}</h2>
<p><strong>${say(clock.now, { time: time(now) })}</strong> ${clock.lead}</p>
<div class="row">${move('PT1H', clock.hour)}${move('P1D', clock.day)}${move('P7D', clock.week)}${move('P1M', clock.month)}
${next ? move(next.at.toISOString(), clock.next) : ''}</div>
${moved ? happenedPart(speech, moved, factWords) : ''}
<details><summary>${clock.deadlines}</summary>${rows.length > 0 ? html`<ul class="lines">${rows}</ul>` : html`<p>${clock.noDeadlines}</p>`}</details>
</section>`;
};

const happenedPart = (
  { language, texts, say, time }: Speech,
  moved: ClockMoved,
  factWords: TourView['factWords'],
): Html => {
  const { clock } = texts;
  const { mails, sms, money, charges, refunds } = moved.happened;
  const sum = (amount: number) => format(cents(amount), { currency: 'USD', rate: 1, language });
  const group = (title: string, rows: Html[]) =>
    rows.length > 0 ? html`<h4>${title}</h4><ul class="lines">${rows.map((row) => html`<li>${row}</li>`)}</ul>` : '';
  const sent = [
    ...mails.map(
      ({ id, to, subject }) =>
        html`<span><a href="/sandbox/mail/${id}">${subject}</a>, ${say(clock.to, { name: to })}</span>`,
    ),
    ...sms.map(({ to, body }) => html`<span>${body}, ${say(clock.to, { name: to })}</span>`),
  ];
  const provider = [
    ...charges.map(({ amount }) => html`<span>${say(clock.charge, { sum: sum(amount) })}</span>`),
    ...refunds.map(({ amount }) => html`<span>${say(clock.refund, { sum: sum(amount) })}</span>`),
  ];
  const booked = money.map(({ kind, amount }) => html`<span>${factWords(kind)}: ${sum(amount)}</span>`);
  const isQuiet = sent.length + provider.length + booked.length === 0;
  return html`<div class="happened" role="status" id="happened" tabindex="-1"><h3>${clock.happened}</h3>
<p>${say(clock.moved, { time: time(moved.to) })}${isQuiet ? ` ${clock.nothing}` : ''}${moved.settled ? '' : ` ${clock.unsettled}`}</p>
${group(clock.money, booked)}${group(clock.provider, provider)}${group(clock.emails, sent)}</div>`;
};

const cardsSection = ({ language, texts }: Speech): Html => {
  const { cards } = texts;
  const rows = testCardList(language).map(
    ({ number, does }) => html`<li><code>${number}</code>
<button type="button" class="plain copy" data-copy="${number.replaceAll(' ', '')}" data-copied="${cards.copied}" aria-label="${cards.copy} ${number}" hidden>${cards.copy}</button>
<span>${does}</span></li>`,
  );
  return html`<section aria-labelledby="cards"><h2 id="cards">${cards.title}</h2><p>${cards.lead}</p><ul class="lines">${rows}</ul></section>`;
};
