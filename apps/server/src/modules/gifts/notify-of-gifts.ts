import { dayInWords, momentInWords } from '@stagedoor/messages/moment';
import { contactOf } from '../accounts/index.ts';
import { mayBeOf, orderPaid } from '../orders/index.ts';
import {
  accessEnd,
  agreementEnded,
  cardExpires,
  findAgreement,
  nextPaymentOf as nextPayment,
  nextTerms,
  renewalFailed,
  renewalNeedsConfirmation,
} from '../recurring/index.ts';
import type { Deps } from './deps.ts';
import { giftKinds as kinds } from './gifts.kinds.ts';
import { paidGifts } from './gifts.repo.ts';

/** The notifications for what happens to gifts. Handles payments after `recurring`, which refunds unwanted ones. */
export const notifyOfGifts = ({ outbox, notify }: Pick<Deps, 'outbox' | 'notify'>) => {
  outbox.on(orderPaid, async (tx, paid) => {
    if (!mayBeOf(['DONATION'], paid)) return;
    const { idOrder } = paid;
    const gift = await paidGifts(tx).where('orders.id', '=', idOrder).executeTakeFirst();
    if (!gift) return;
    await notify(tx, kinds.received, {
      idUser: gift.id_talent,
      idPartner: gift.id_buyer,
      eventKey: `gift ${idOrder}`,
      subject: { type: 'order', id: idOrder },
      amount: gift.total,
      ...(gift.text && { shown: { text: gift.text } }),
    });
  });

  outbox.on(renewalFailed, async (tx, { idAgreement, kind, si, nextTry }, idEvent) => {
    if (kind !== 'gift') return;
    const agreement = await findAgreement(tx, idAgreement);
    const { id_user: idUser } = agreement;
    const { amount } = nextTerms(agreement);
    const { email: to, language } = await contactOf(tx, idUser);
    const until = accessEnd(agreement);
    if (!to || !until) return;
    const gaps = { end: momentInWords(until, language) };
    const letter = { to, path: `/pay/${si}`, gaps, until };
    const notice = { idUser, eventKey: `fact ${idEvent}`, amount };
    if (nextTry === null) return notify(tx, kinds.lastCall, { ...notice, letter });
    const next = momentInWords(new Date(nextTry), language);
    await notify(tx, kinds.declined, { ...notice, letter: { ...letter, gaps: { ...gaps, next } } });
  });

  outbox.on(renewalNeedsConfirmation, async (tx, { idAgreement, kind, si, until }, idEvent) => {
    if (kind !== 'gift') return;
    const agreement = await findAgreement(tx, idAgreement);
    const { id_user: idUser } = agreement;
    const { amount } = nextTerms(agreement);
    const { email: to, language } = await contactOf(tx, idUser);
    const end = accessEnd(agreement);
    if (!to || !end) return;
    const gaps = { time: momentInWords(new Date(until), language), end: momentInWords(end, language) };
    const letter = { to, path: `/pay/${si}`, gaps, until: new Date(until) };
    await notify(tx, kinds.confirm, { idUser, eventKey: `fact ${idEvent}`, amount, letter });
  });

  outbox.on(cardExpires, async (tx, { idAgreement, kind, idCard, last4 }) => {
    if (kind !== 'gift') return;
    const agreement = await findAgreement(tx, idAgreement);
    const next = nextPayment(agreement);
    // Stopped, or paid by another card meanwhile.
    if (!next || agreement.id_card !== idCard) return;
    const { id_user: idUser, id_talent: idPartner } = agreement;
    const { language } = await contactOf(tx, idUser);
    const eventKey = `card ${idCard} ${agreement.id} ${next.at.toISOString()}`;
    const params = { last4, date: dayInWords(next.at, language) };
    await notify(tx, kinds.cardExpires, { idUser, idPartner, eventKey, params, amount: next.amount });
  });

  outbox.on(agreementEnded, async (tx, { idAgreement, kind }, idEvent) => {
    if (kind !== 'gift') return;
    const agreement = await findAgreement(tx, idAgreement);
    const { id_user: idUser, id_talent: idPartner, ended_by } = agreement;
    // A refund is mailed by itself.
    if (ended_by === 'refunded' || ended_by === 'undone') return;
    const { amount } = nextTerms(agreement);
    const ended = ended_by === 'unpaid' ? kinds.lapsed : ended_by === 'missed' ? kinds.missed : kinds.ended;
    await notify(tx, ended, { idUser, idPartner, eventKey: `fact ${idEvent}`, amount });
  });
};
