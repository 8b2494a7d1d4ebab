import type { StaffQueueName } from '@stagedoor/contract/schemas/overview';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import type { Tx } from '../platform/database/database.ts';
import type { QueueSize } from '../platform/database/size-of-queue.ts';

/** A queue of items that wait for staff. The owning module provides it to the back office's overview. */
export type StaffQueue = {
  name: StaffQueueName;
  /** The endpoint that lists it: staff who may call it see its size. */
  listedBy: { scopes: readonly StaffScope[] };
  sizeOf(tx: Tx, now: Date): Promise<QueueSize>;
};
