import { type Html, html } from '../../../platform/http/html.ts';
import type { Shelf } from '../find-products.ts';
import type { Person } from '../log-in-as.ts';
import type { Speech } from './frame.ts';
import { logInButton } from './log-in-button.ts';

/** A step: what to do and where, with a log-in button or a link. */
type Step = { text: string; who?: Person | 'guest'; to?: string };
type Story = { id: string; title: string; text: string; steps: Step[] };

export const storiesSection = (speech: Speech, shelf: Shelf): Html => {
  const { stories } = speech.texts;
  return html`<section aria-labelledby="stories"><h2 id="stories">${stories.title}</h2><p>${stories.lead}</p>
<div class="stories">${storiesOf(speech, shelf).map((story) => storyPart(speech, story))}</div></section>`;
};

const storyPart = ({ texts }: Speech, { id, title, text, steps }: Story): Html => {
  const { people, stories } = texts;
  const act = ({ text: words, who, to }: Step) => {
    if (who) return logInButton(who, who === 'guest' ? people.openLink : people.logIn, people[who]);
    return to ? html`<a class="button" href="${to}" aria-label="${stories.step}: ${words}">${stories.step}</a>` : '';
  };
  return html`<article class="card" aria-labelledby="story-${id}"><h3 id="story-${id}">${title}</h3><p>${text}</p>
<ol>${steps.map((step) => html`<li><span>${step.text}</span>${act(step)}</li>`)}</ol></article>`;
};

const pageOf = ({ idProduct, idOwner }: Shelf['message']) => `/product?id=${idProduct}&user=${idOwner}`;

const storiesOf = ({ texts, say }: Speech, { message, autograph, charity }: Shelf): Story[] => {
  const { buy, late, charity: charitable, guest, declined, post, withdraw } = texts.stories;
  return [
    {
      id: 'buy',
      title: buy.title,
      text: buy.text,
      steps: [
        { text: buy.one, who: 'fan' },
        { text: buy.two, to: pageOf(message) },
        { text: buy.three, who: 'talent' },
        { text: buy.four, to: '/studio/orders' },
        { text: buy.five, who: 'fan' },
      ],
    },
    {
      id: 'late',
      title: late.title,
      text: late.text,
      steps: [
        { text: late.one, who: 'fan' },
        { text: late.two, to: pageOf(autograph) },
        { text: late.three, to: '/sandbox#clock' },
        { text: late.four, to: '/orders' },
        { text: late.five, to: '/sandbox/books' },
      ],
    },
    {
      id: 'charity',
      title: charitable.title,
      text: charitable.text,
      steps: [
        { text: charitable.one, who: 'fan' },
        { text: say(charitable.two, { name: charity.ownerName }), to: pageOf(charity) },
        { text: charitable.three, to: '/orders' },
      ],
    },
    {
      id: 'guest',
      title: guest.title,
      text: guest.text,
      steps: [
        { text: guest.one, who: 'guest' },
        { text: guest.two, to: '/sandbox/inbox' },
      ],
    },
    {
      id: 'declined',
      title: declined.title,
      text: declined.text,
      steps: [
        { text: declined.one, who: 'fan' },
        { text: declined.two, to: pageOf(autograph) },
        { text: declined.three },
        { text: declined.four, to: '/sandbox/books' },
      ],
    },
    {
      id: 'post',
      title: post.title,
      text: post.text,
      steps: [
        { text: post.one, who: 'talent' },
        { text: post.two, to: '/studio/posts' },
        { text: post.three, who: 'fan' },
        { text: say(post.four, { name: message.ownerName }), to: `/${message.idOwner}?tab=feed` },
      ],
    },
    {
      id: 'withdraw',
      title: withdraw.title,
      text: withdraw.text,
      steps: [
        { text: withdraw.one, who: 'administrator' },
        { text: withdraw.two, to: '/admin/withdrawals' },
        { text: withdraw.three, to: '/admin/ledger/transactions' },
      ],
    },
  ];
};
