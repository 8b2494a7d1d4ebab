import type { Clock } from '../clock.ts';
import { afterCommit } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';

type QueueOnce = (tx: Tx, name: string, when: { due: Date; key: string }) => void;
type Slot = { due: Date; slotMs: number };

const mostRemembered = 10_000;

/**
 * A slot's job that this process has queued and committed need not be queued again. One that may run at any moment is:
 * it might be taken before this transaction commits.
 */
export const queueInSlots = (queue: QueueOnce, clock: Clock) => {
  const committed = new Set<string>();
  const remember = (slot: string) => {
    if (committed.size >= mostRemembered) committed.clear();
    committed.add(slot);
  };
  return (tx: Tx, name: string, { due, slotMs }: Slot): void => {
    const at = Math.ceil(due.getTime() / slotMs) * slotMs;
    const key = new Date(at).toISOString();
    const slot = `${name} ${key}`;
    if (committed.has(slot) && at - clock.now().getTime() > slotMs) return;
    queue(tx, name, { due: new Date(at), key });
    afterCommit(tx, () => remember(slot));
  };
};
