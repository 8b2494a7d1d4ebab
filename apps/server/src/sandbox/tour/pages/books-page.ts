import { cents, format } from '@stagedoor/contract/money';
import { type Html, html } from '../../../platform/http/html.ts';
import type { ComparedPayment } from '../compare-books.ts';
import { type Speech, tourFrame } from './frame.ts';

/** The provider's records beside ours, payment by payment. */
export const booksPage = (speech: Speech, payments: readonly ComparedPayment[]): string => {
  const { books } = speech.texts;
  return tourFrame(
    speech,
    books.title,
    'books',
    html`<h1>${books.title}</h1><p class="lead">${books.lead}</p>
${payments.length > 0 ? tableOf(speech, payments) : html`<p class="quiet">${books.none}</p>`}`,
  );
};

const tableOf = (speech: Speech, payments: readonly ComparedPayment[]): Html => {
  const { books } = speech.texts;
  const sumOf = (side: 'ours' | 'provider', what: 'captured' | 'refunded') =>
    payments.reduce((sum, payment) => sum + payment[side][what], 0);
  const total: ComparedPayment = {
    reference: '',
    description: books.total,
    ours: { captured: sumOf('ours', 'captured'), refunded: sumOf('ours', 'refunded') },
    provider: { captured: sumOf('provider', 'captured'), refunded: sumOf('provider', 'refunded') },
  };
  const column = (text: string) => html`<th scope="col">${text}</th>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${books.title}"><table><thead>
<tr><th scope="col" rowspan="2">${books.payment}</th><th scope="colgroup" colspan="2">${books.ours}</th><th scope="colgroup" colspan="2">${books.provider}</th><td rowspan="2"></td></tr>
<tr>${column(books.charged)}${column(books.refunded)}${column(books.charged)}${column(books.refunded)}</tr></thead>
<tbody>${[total, ...payments].map((payment) => rowOf(speech, payment))}</tbody></table></div>`;
};

const rowOf = ({ language, texts }: Speech, { reference, description, ours, provider }: ComparedPayment): Html => {
  const sum = (amount: number) =>
    html`<td class="sum">${format(cents(amount), { currency: 'USD', rate: 1, language })}</td>`;
  const isEqual = ours.captured === provider.captured && ours.refunded === provider.refunded;
  return html`<tr><th scope="row">${description}<small>${reference.slice(0, 8)}</small></th>
${sum(ours.captured)}${sum(ours.refunded)}${sum(provider.captured)}${sum(provider.refunded)}
<td>${isEqual ? texts.books.equal : texts.books.different}</td></tr>`;
};
