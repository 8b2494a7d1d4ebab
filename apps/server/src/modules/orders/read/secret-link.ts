import { limits } from '@stagedoor/contract/limits';
import type { SecretLink } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

/** The reading device. */
export type Reading = { device: string | undefined; userAgent: string };

export const slots = Array.from({ length: limits.orders.secretDevices }, (_, at) => at + 1);

/** What a device sees of a secret link: the content only if it was opened there. Reading takes no slot. */
export const secretLinkOf = async (
  tx: Tx,
  deps: Pick<Deps, 'secrets'>,
  { id_order: idOrder, content }: { id_order: number; content: string | null },
  device: string | undefined,
): Promise<SecretLink> => {
  const opened = await tx
    .selectFrom('order_device')
    .select(['device', 'slot', 'name', 'opened_at'])
    .where('id_order', '=', idOrder)
    .orderBy('slot')
    .execute();
  const hash = device === undefined ? null : hashOf(deps, device);
  const isThis = (one: { device: Buffer }) => hash !== null && one.device.equals(hash);
  return {
    kind: 'secretLink',
    content: opened.some(isThis) ? (content ?? '') : null,
    devicesLeft: slots.length - opened.length,
    devices: opened.map((one) => ({
      slot: one.slot,
      name: one.name,
      openedAt: one.opened_at.toISOString(),
      current: isThis(one),
    })),
  };
};

export const hashOf = ({ secrets }: Pick<Deps, 'secrets'>, device: string): Buffer => secrets.hash('device', device);
