import type { NotificationType } from '@stagedoor/contract/notification-types';
import type { ProductType } from '@stagedoor/contract/product-types';
import type { Tx } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Live } from '../../platform/realtime/live.ts';
import {
  checkoutLapsed,
  collaborationApproved,
  collaborationRejected,
  eventNear,
  expressReturned,
  extensionAsked,
  orderCompleted,
  orderPaid,
  orderReacted,
  orderRedone,
  orderReturned,
  orderWaits,
  problemReported,
  redoAsked,
} from '../orders/index.ts';
import type { Notice } from './notice.ts';
import type { Notify } from './notify.ts';
import { aboutProduct, soldOrder } from './subjects.repo.ts';

type Sold = Awaited<ReturnType<typeof soldOrder>>;
type Say = (sold: Sold) => ({ type: NotificationType; to: 'buyer' | 'talent' } & Partial<Notice>) | null;
type Deps = { notify: Notify; live: Live };

const moneyBack: Partial<Record<ProductType, NotificationType>> = {
  MSG: 'MONEY_BACK_MESSAGE',
  CALL: 'MONEY_BACK_CALL',
};

const ofMoneyBack: Say = ({ type, total, returned }) => {
  const said = moneyBack[type];
  return said ? { type: said, to: 'buyer', amount: total - returned } : null;
};

const ofParcel: Say = ({ type, talent }) =>
  type === 'PHYSICAL' ? { type: 'PHYSICAL_MONEY_RECEIVED', to: 'talent', amount: talent } : null;

/** What happens to an order: who is notified of it, and whose counters and wallet look different now. */
export const tellOfOrders = (outbox: Outbox, { notify, live }: Deps) => {
  const tell =
    (say: Say) =>
    async (tx: Tx, { idOrder }: { idOrder: number }, idFact: number) => {
      const sold = await soldOrder(tx, idOrder);
      const said = say(sold);
      if (!said) return;
      const { to, ...notice } = said;
      const [idUser, idPartner] = to === 'buyer' ? [sold.id_buyer, sold.id_talent] : [sold.id_talent, sold.id_buyer];
      const about = await aboutProduct(tx, sold.id_product, idUser);
      await notify(tx, { ...about, ...notice, idUser, idPartner, factKey: `fact ${idFact}` });
    };
  outbox.on(orderCompleted, tell(ofParcel));
  outbox.on(orderReturned, tell(ofMoneyBack));
  outbox.on(
    orderReacted,
    tell(({ reaction }) => ({ type: 'NEW_PRODUCT_REACTION', to: 'talent', ...(reaction && { text: reaction }) })),
  );
  outbox.on(
    eventNear,
    tell(() => ({ type: 'EVENT_INFO', to: 'buyer' })),
  );
  outbox.on(
    collaborationApproved,
    tell(() => ({ type: 'COLLABORATION_APPROVED', to: 'buyer' })),
  );
  outbox.on(
    collaborationRejected,
    tell(() => ({ type: 'COLLABORATION_REJECTED', to: 'buyer' })),
  );
  outbox.on(
    checkoutLapsed,
    tell(() => ({ type: 'PRODUCT_REMIND', to: 'buyer' })),
  );
  outbox.on(
    orderWaits,
    tell(() => ({ type: 'PRODUCT_REMIND', to: 'talent' })),
  );
  refreshCounters(outbox, live);
};

const refreshCounters = (outbox: Outbox, live: Live) => {
  const refresh =
    (...purses: ('id_buyer' | 'id_talent')[]) =>
    async (tx: Tx, { idOrder }: { idOrder: number }) => {
      const sold = await soldOrder(tx, idOrder);
      for (const idUser of [sold.id_buyer, sold.id_talent]) {
        await live.tell(tx, idUser, { eventType: 'THREAD_UPDATED' });
      }
      for (const purse of purses) await live.tell(tx, sold[purse], { eventType: 'WALLET_UPDATED' });
    };
  outbox.on(orderPaid, refresh('id_buyer'));
  outbox.on(orderCompleted, refresh('id_talent'));
  outbox.on(orderReturned, refresh('id_buyer'));
  outbox.on(expressReturned, refresh('id_buyer'));
  for (const change of [
    checkoutLapsed,
    collaborationApproved,
    extensionAsked,
    redoAsked,
    orderRedone,
    problemReported,
  ]) {
    outbox.on(change, refresh());
  }
};
