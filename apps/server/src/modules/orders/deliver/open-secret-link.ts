import { fail } from '@stagedoor/contract/errors';
import type { SecretLink } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { deviceNameOf } from '../../../platform/http/device-name.ts';
import type { Deps } from '../deps.ts';
import { orderBehind } from '../links.ts';
import { lockOrder } from '../orders.repo.ts';
import { hashOf, type Reading, secretLinkOf, slots } from '../read/secret-link.ts';

type Needed = Pick<Deps, 'database' | 'clock' | 'secrets'>;
type Wanted = { idOrder: number } | { token: string };

/** Somebody pressed the button: the device takes a place, unless it has one. The database knows no fourth. */
export const openSecretLink =
  (deps: Needed) =>
  (caller: Caller, wanted: Wanted, { device, userAgent }: Reading): Promise<SecretLink> =>
    deps.database.inTransaction(async (tx) => {
      const idOrder = await orderWanted(tx, caller, wanted);
      const delivery = await tx
        .selectFrom('order_delivery')
        .select(['id_order', 'content'])
        .where('id_order', '=', idOrder)
        .where('kind', '=', 'secretLink')
        .executeTakeFirst();
      if (!delivery) return fail('pageNotFound');
      if (device === undefined) return fail('mandatoryFieldNull', { fields: { 'X-Device-Id': 'required' } });
      await takePlace(tx, deps, { idOrder, device, userAgent });
      return secretLinkOf(tx, deps, delivery, device);
    });

/** Locked: of two devices the second sees which place the first took. */
const orderWanted = async (tx: Tx, caller: Caller, wanted: Wanted): Promise<number> => {
  if ('token' in wanted) return (await lockOrder(tx, await orderBehind(tx, wanted.token))).id;
  const { id, idBuyer: buyer } = await lockOrder(tx, wanted.idOrder);
  return 'idUser' in caller && caller.idUser === buyer ? id : fail('pageNotFound');
};

type Opening = { idOrder: number; device: string; userAgent: string };

const takePlace = async (tx: Tx, deps: Needed, { idOrder, device, userAgent }: Opening): Promise<void> => {
  const hash = hashOf(deps, device);
  const taken = await tx
    .selectFrom('order_device')
    .select(['device', 'slot'])
    .where('id_order', '=', idOrder)
    .execute();
  if (taken.some((one) => one.device.equals(hash))) return;
  const slot = slots.find((free) => taken.every((one) => one.slot !== free));
  if (slot === undefined) return fail('incompleteRequest', { reason: { kind: 'noDeviceLeft' } });
  await tx
    .insertInto('order_device')
    .values({ id_order: idOrder, device: hash, slot, name: deviceNameOf(userAgent), opened_at: deps.clock.now() })
    .execute();
};
