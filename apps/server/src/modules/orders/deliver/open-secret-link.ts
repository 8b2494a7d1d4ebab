import { fail } from '@stagedoor/contract/errors';
import type { SecretLink } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { deviceNameOf } from '../../../platform/http/device-name.ts';
import type { Deps } from '../deps.ts';
import { orderBehind } from '../links.ts';
import { lockOrder } from '../orders.repo.ts';
import { hashOf, type Reading, secretLinkOf, slots } from '../read/secret-link.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'secrets'>;
type Input = { idOrder: number } | { token: string };

/**
 * Opens the secret link on a device, which takes one of its slots unless it has one. The database allows only three.
 */
export const openSecretLink =
  (deps: UsedDeps) =>
  (caller: Caller, input: Input, { device, userAgent }: Reading): Promise<SecretLink> =>
    deps.database.inTransaction(async (tx) => {
      const idOrder = await idOrderOf(tx, caller, input);
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

/** Locks the order, so that concurrent devices take different slots. */
const idOrderOf = async (tx: Tx, caller: Caller, input: Input): Promise<number> => {
  if ('token' in input) return (await lockOrder(tx, await orderBehind(tx, input.token))).id;
  const { id, idBuyer: buyer } = await lockOrder(tx, input.idOrder);
  return 'idUser' in caller && caller.idUser === buyer ? id : fail('pageNotFound');
};

type Opening = { idOrder: number; device: string; userAgent: string };

const takePlace = async (tx: Tx, deps: UsedDeps, { idOrder, device, userAgent }: Opening): Promise<void> => {
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
