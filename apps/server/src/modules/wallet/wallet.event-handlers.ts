import { walletUpdated } from '@stagedoor/contract/live/wallet';
import type { Kind } from '../../platform/notices/kind.ts';
import type { EventHandler } from '../../platform/outbox/outbox.ts';
import { paymentPaid } from '../payments/index.ts';
import { depositOf, purpose } from './deposits/deposits.repo.ts';
import type { Deps } from './deps.ts';
import { depositReceived, withdrawalApproved, withdrawalRejected, withdrawalReturned } from './wallet.events.ts';
import { walletKinds } from './wallet.kinds.ts';

/** `id` is that of a withdrawal, where it is one. */
type Moved = { idUser: number; amount: number; id?: number };

/** A deposit that was paid late is accepted: the money is in the wallet. */
export const walletEventHandlers = ({ outbox, notify, live }: Pick<Deps, 'outbox' | 'notify' | 'live'>) => {
  outbox.on(paymentPaid, async (tx, { purpose: paidFor, si }) => {
    const deposit = paidFor === purpose ? await depositOf(tx, si) : undefined;
    if (!deposit?.id_user) return;
    await outbox.append(tx, depositReceived, { si, idUser: deposit.id_user, amount: deposit.amount });
  });
  const tell =
    (kind: Kind<{ amount: number }>): EventHandler<Moved> =>
    async (tx, { idUser, amount, id }, idEvent) => {
      const subject = id === undefined ? {} : { subject: { type: 'withdrawal', id } };
      await notify(tx, kind, { idUser, amount, eventKey: `fact ${idEvent}`, ...subject });
      await live.send(tx, idUser, walletUpdated);
    };
  outbox.on(depositReceived, tell(walletKinds.depositReceived));
  outbox.on(withdrawalApproved, tell(walletKinds.approved));
  outbox.on(withdrawalRejected, tell(walletKinds.rejected));
  outbox.on(withdrawalReturned, tell(walletKinds.returned));
};
