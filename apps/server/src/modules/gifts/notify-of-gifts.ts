import { momentInWords } from '@stagedoor/messages/moment';
import { contactOf } from '../accounts/index.ts';
import { orderPaid } from '../orders/index.ts';
import { agreementEnded, findAgreement, graceEnd, renewalFailed } from '../recurring/index.ts';
import type { Deps } from './deps.ts';
import { giftKinds as kinds } from './gifts.kinds.ts';
import { paidGifts } from './gifts.repo.ts';

/** The notifications for what happens to gifts. Handles payments after `recurring`, which refunds unwanted ones. */
export const notifyOfGifts = ({ outbox, notify }: Pick<Deps, 'outbox' | 'notify'>) => {
  outbox.on(orderPaid, async (tx, { idOrder }) => {
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

  outbox.on(renewalFailed, async (tx, { idAgreement, kind, si }, idEvent) => {
    if (kind !== 'gift') return;
    const { id_user: idUser, amount, paid_until } = await findAgreement(tx, idAgreement);
    const { email: to, language } = await contactOf(tx, idUser);
    if (!to || !paid_until) return;
    const until = graceEnd(paid_until);
    const letter = { to, path: `/pay/${si}`, gaps: { end: momentInWords(until, language) }, until };
    await notify(tx, kinds.declined, { idUser, eventKey: `fact ${idEvent}`, amount, letter });
  });

  outbox.on(agreementEnded, async (tx, { idAgreement, kind }, idEvent) => {
    if (kind !== 'gift') return;
    const { id_user: idUser, id_talent: idPartner, amount, ended_by } = await findAgreement(tx, idAgreement);
    // A refund is mailed by itself.
    if (ended_by === 'refunded' || ended_by === 'undone') return;
    await notify(tx, kinds.ended, { idUser, idPartner, eventKey: `fact ${idEvent}`, amount });
  });
};
