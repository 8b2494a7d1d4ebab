import { timingSafeEqual } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { aboutProduct } from '../../catalogue/index.ts';
import type { Deps } from '../deps.ts';
import { isIn } from '../order.ts';
import { orderChanged } from '../orders.events.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';

const proofOf = (secrets: Secrets, idOrder: number) => secrets.hash('pass', String(idOrder)).subarray(0, 16);

/** The content of a guest's QR code. Not stored: it is derived from the secret key. */
export const passOf = (secrets: Secrets, idOrder: number): string =>
  `${idOrder}.${proofOf(secrets, idOrder).toString('base64url')}`;

const readPass = (secrets: Secrets, code: string): number | null => {
  const [, id, proof] = /^(\d{1,15})\.([\w-]{22})$/.exec(code) ?? [];
  if (!id || !proof) return null;
  return timingSafeEqual(Buffer.from(proof, 'base64url'), proofOf(secrets, Number(id))) ? Number(id) : null;
};

const isValid = isIn('processing', 'completed');

type CheckedIn = {
  name: string;
  checkedIn: number;
  of: number;
  product: string;
  startsAt: string | null;
  timeZone: string;
};

/** Checks in one more guest of the order. Refuses passes of other talents' events. */
export const checkInGuest =
  ({ secrets, outbox }: Pick<Deps, 'secrets' | 'outbox'>) =>
  async (tx: Tx, idUser: number, code: string): Promise<CheckedIn> => {
    const order = await lockOrder(tx, readPass(secrets, code) ?? fail('pageNotFound'));
    if (order.idTalent !== idUser) fail('pageNotFound');
    if (!isValid(order)) fail('incompleteRequest', { reason: { kind: 'passNotValid', state: order.state } });
    if (order.checkedIn >= order.quantity) {
      fail('incompleteRequest', { reason: { kind: 'alreadyCheckedIn', checkedIn: order.checkedIn } });
    }
    const { checkedIn, fields } = await changeOrder(tx, order, { checkedIn: order.checkedIn + 1 });
    await outbox.append(tx, orderChanged, { idOrder: order.id });
    const { params, timeZone } = await aboutProduct(tx, order.idProduct, idUser);
    return {
      name: fields.fullName || (await nameOf(tx, order.idBuyer)),
      checkedIn,
      of: order.quantity,
      product: params.product,
      startsAt: order.deadlineAt?.toISOString() ?? null,
      timeZone,
    };
  };

const nameOf = async (tx: Tx, idBuyer: number): Promise<string> =>
  (await tx.selectFrom('users').select('name').where('id', '=', idBuyer).executeTakeFirstOrThrow()).name;
