import type { Language } from '@stagedoor/contract/limits';
import { cents, format } from '@stagedoor/contract/money';
import { dayInWords, momentInWords } from '@stagedoor/messages/moment';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { DomainEventKind } from '../../platform/outbox/domain-event.ts';
import { contactOf } from '../accounts/index.ts';
import {
  type Agreement,
  accessEnd,
  agreementEnded,
  agreementStarted,
  cardExpires,
  findAgreement,
  nextPaymentOf,
  nextTerms,
  priceAnnounced,
  type RecurringKind,
  renewalFailed,
  renewalNeedsConfirmation,
} from '../recurring/index.ts';
import type { Deps } from './deps.ts';
import { membershipKinds as kinds } from './memberships.kinds.ts';

type Named = { idAgreement: number; kind: RecurringKind };

const planName = async (tx: Tx, { id_product }: Agreement, language: Language): Promise<string> => {
  const { name } = await tx
    .selectFrom('product')
    .select(sql<string>`name ->> ${language}::text`.as('name'))
    .where('id', '=', id_product)
    .executeTakeFirstOrThrow();
  return name;
};

/** The notifications for each domain event of a membership. */
export const notifyOfMemberships = ({ outbox, notify }: Pick<Deps, 'outbox' | 'notify'>) => {
  const on = <Body extends Named>(
    event: DomainEventKind<Body>,
    tell: (tx: Tx, agreement: Agreement, about: { eventKey: string; body: Body }) => Promise<void>,
  ) =>
    outbox.on(event, async (tx, body, idEvent) => {
      if (body.kind !== 'membership') return;
      await tell(tx, await findAgreement(tx, body.idAgreement), { eventKey: `fact ${idEvent}`, body });
    });

  on(agreementStarted, async (tx, agreement, { eventKey }) => {
    const { id_talent: idUser, id_user: idPartner, amount } = agreement;
    const { language } = await contactOf(tx, idUser);
    const params = { product: await planName(tx, agreement, language) };
    await notify(tx, kinds.joined, { idUser, idPartner, eventKey, params, amount });
  });

  on(renewalFailed, async (tx, agreement, { eventKey, body: { si, nextTry } }) => {
    const { id_user: idUser } = agreement;
    const { amount } = nextTerms(agreement);
    const { email: to, language } = await contactOf(tx, idUser);
    const end = accessEnd(agreement);
    if (!to || !end) return;
    const gaps = { product: await planName(tx, agreement, language), time: momentInWords(end, language) };
    const letter = { to, path: `/pay/${si}`, gaps, until: end };
    const notice = { idUser, eventKey, amount };
    if (nextTry === null) return notify(tx, kinds.lastCall, { ...notice, letter });
    const next = momentInWords(new Date(nextTry), language);
    await notify(tx, kinds.declined, { ...notice, letter: { ...letter, gaps: { ...gaps, next } } });
  });

  on(renewalNeedsConfirmation, async (tx, agreement, { eventKey, body: { si, until } }) => {
    const { id_user: idUser } = agreement;
    const { amount } = nextTerms(agreement);
    const { email: to, language } = await contactOf(tx, idUser);
    const end = accessEnd(agreement);
    if (!to || !end) return;
    const gaps = {
      product: await planName(tx, agreement, language),
      time: momentInWords(new Date(until), language),
      end: momentInWords(end, language),
    };
    const letter = { to, path: `/pay/${si}`, gaps, until: new Date(until) };
    await notify(tx, kinds.confirm, { idUser, eventKey, amount, letter });
  });

  on(cardExpires, async (tx, agreement, { body: { idCard, last4 } }) => {
    const next = nextPaymentOf(agreement);
    // Stopped, or paid by another card meanwhile.
    if (!next || agreement.id_card !== idCard) return;
    const { id_user: idUser, id_product: id } = agreement;
    const { language } = await contactOf(tx, idUser);
    const params = { product: await planName(tx, agreement, language), last4, date: dayInWords(next.at, language) };
    const eventKey = `card ${idCard} ${agreement.id} ${next.at.toISOString()}`;
    const notice = { idUser, eventKey, params, amount: next.amount, subject: { type: 'product', id } };
    await notify(tx, kinds.cardExpires, notice);
  });

  on(agreementEnded, async (tx, agreement, { eventKey }) => {
    const { id_user: idUser, id_talent: idPartner, ended_by } = agreement;
    // Undone and refunded by themselves, or reported: the refund was mailed.
    if (ended_by === 'undone' || ended_by === 'refunded') return;
    const { language } = await contactOf(tx, idUser);
    const subject = { type: 'product', id: agreement.id_product };
    const notice = { idUser, eventKey, params: { product: await planName(tx, agreement, language) }, subject };
    if (ended_by === 'closed') await notify(tx, kinds.closed, { ...notice, idPartner });
    else if (ended_by === 'unpaid') await notify(tx, kinds.lapsed, { ...notice, amount: nextTerms(agreement).amount });
    else await notify(tx, ended_by === 'missed' ? kinds.missed : kinds.ended, notice);
  });

  on(priceAnnounced, async (tx, agreement, { eventKey }) => {
    const { id_user: idUser, next_amount, next_from } = agreement;
    // Stopped or changed meanwhile.
    if (next_amount === null || next_from === null) return;
    const { language } = await contactOf(tx, idUser);
    const params = {
      product: await planName(tx, agreement, language),
      date: dayInWords(next_from, language),
      before: format(cents(agreement.amount), { currency: 'USD', rate: 1, language }),
    };
    await notify(tx, kinds.price, { idUser, eventKey, amount: next_amount, params });
  });
};
