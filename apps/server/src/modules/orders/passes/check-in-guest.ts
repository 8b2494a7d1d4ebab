import { fail } from '@stagedoor/contract/errors';
import type { CheckedInGuest } from '@stagedoor/contract/schemas/guest';
import type { Tx } from '../../../platform/database/database.ts';
import { aboutProduct } from '../../catalogue/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { orderChanged } from '../orders.events.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { admits, guestNameOf, isAttended, type Pass, passesOf } from './pass.ts';
import { readPassCode } from './pass-code.ts';

type UsedDeps = Pick<Deps, 'secrets' | 'outbox' | 'clock'>;
/** By the code of a pass, or by a line of the guest list. */
type Input = { code: string } | { idOrder: number; number: number };

/** Checks in one guest, once. Passes of other talents' events do not exist. */
export const checkInGuest =
  (deps: UsedDeps) =>
  async (tx: Tx, idTalent: number, input: Input): Promise<CheckedInGuest> => {
    const { idOrder, number } =
      'code' in input ? (readPassCode(deps.secrets, input.code) ?? fail('pageNotFound')) : input;
    const order = await lockOrder(tx, idOrder);
    if (order.idTalent !== idTalent || !order.shownToTalent || !isAttended(order)) fail('pageNotFound');
    if (!admits(order)) fail('incompleteRequest', { reason: { kind: 'passNotValid', state: order.state } });
    const pass = chosen(await passesOf(tx, idOrder), number) ?? fail('pageNotFound');
    const buyer = order.fields.fullName || (await nameOf(tx, order.idBuyer));
    const name = guestNameOf(pass, buyer);
    if (pass.checkedInAt) {
      fail('incompleteRequest', { reason: { kind: 'alreadyCheckedIn', name, at: pass.checkedInAt.toISOString() } });
    }
    const at = deps.clock.now();
    await admit(tx, deps, order, pass, at);
    const { params, timeZone } = await aboutProduct(tx, order.idProduct, idTalent);
    return {
      idOrder,
      number: pass.number,
      of: order.quantity,
      name,
      buyer,
      checkedInAt: at.toISOString(),
      product: params.product,
      startsAt: order.deadlineAt?.toISOString() ?? null,
      timeZone,
    };
  };

/** A code for all guests stands for the next one; when all are in, for the last. */
const chosen = (passes: readonly Pass[], number: number | null): Pass | undefined =>
  number === null
    ? (passes.find(({ checkedInAt }) => checkedInAt === null) ?? passes.at(-1))
    : passes.find((pass) => pass.number === number);

const admit = async (tx: Tx, { outbox }: UsedDeps, order: Order, { number }: Pass, at: Date): Promise<void> => {
  await tx
    .updateTable('order_pass')
    .set({ checked_in_at: at })
    .where('id_order', '=', order.id)
    .where('number', '=', number)
    .execute();
  await changeOrder(tx, order, { checkedIn: order.checkedIn + 1 });
  await outbox.append(tx, orderChanged, { idOrder: order.id });
};

const nameOf = async (tx: Tx, idBuyer: number): Promise<string> =>
  (await tx.selectFrom('users').select('name').where('id', '=', idBuyer).executeTakeFirstOrThrow()).name;
