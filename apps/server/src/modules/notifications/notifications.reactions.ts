import type { NotificationType } from '@stagedoor/contract/notification-types';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Outbox, Reaction } from '../../platform/outbox/outbox.ts';
import type { Live } from '../../platform/realtime/live.ts';
import { applicationApproved, applicationRejected, moreAsked } from '../talents/index.ts';
import { depositReceived, withdrawalApproved, withdrawalRejected, withdrawalReturned } from '../wallet/index.ts';
import type { Notify } from './notify.ts';
import { refreshOrders } from './refresh-orders.ts';
import { tellOfOrders } from './tell-of-orders.ts';
import { tellOfProducts } from './tell-of-products.ts';

type Needed = { notify: Notify; live: Live; jobs: Jobs };

export const notificationsReactions = (outbox: Outbox, { notify, live, jobs }: Needed) => {
  const tellOfMoney =
    (type: NotificationType): Reaction<{ idUser: number; amount: number }> =>
    async (tx, { idUser, amount }, idFact) => {
      await notify(tx, { type, idUser, factKey: `fact ${idFact}`, amount });
      await live.tell(tx, idUser, { eventType: 'WALLET_UPDATED' });
    };
  const tellOfApplication =
    (type: NotificationType): Reaction<{ idUser: number }> =>
    (tx, { idUser }, idFact) =>
      notify(tx, { type, idUser, factKey: `fact ${idFact}` });
  outbox.on(depositReceived, tellOfMoney('DEPOSIT_RECEIVED'));
  outbox.on(withdrawalApproved, tellOfMoney('WITHDRAW_APPROVED'));
  outbox.on(withdrawalRejected, tellOfMoney('WITHDRAW_REJECTED'));
  outbox.on(withdrawalReturned, tellOfMoney('WITHDRAW_RETURNED'));
  outbox.on(applicationApproved, tellOfApplication('APPLICATION_APPROVED'));
  outbox.on(applicationRejected, tellOfApplication('APPLICATION_REJECTED'));
  outbox.on(moreAsked, tellOfApplication('APPLICATION_MORE_ASKED'));
  tellOfOrders(outbox, notify);
  refreshOrders(outbox, live);
  tellOfProducts(outbox, { notify, jobs });
};
