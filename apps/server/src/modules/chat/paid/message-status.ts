import { limits } from '@stagedoor/contract/limits';
import type { ChatMessage, MessageStatus } from '@stagedoor/contract/schemas/chat';
import type { OrderState } from '@stagedoor/contract/schemas/order';
import { hoursAfter, minutesAfter } from '../../../platform/time.ts';

/** What a message needs to know of the order that pays for it. */
export type MessageOrder = {
  id: number;
  state: OrderState;
  total: number;
  idPack: number | null;
  begunAt: Date | null;
  paidAt: Date | null;
  deadlineAt: Date | null;
  completedAt: Date | null;
  reason: string | null;
};

type Settled = { status: MessageStatus; returned: NonNullable<ChatMessage['paid']>['returned'] };

/** The order is the truth; a message only shows it. */
export const settledOf = ({ state, begunAt, paidAt, completedAt }: MessageOrder): Settled => {
  const open = { status: begunAt ? 'viewed' : 'sent', returned: null } as const;
  switch (state) {
    case 'awaitingPayment':
      return { status: 'new', returned: null };
    case 'completed':
      return { status: 'answered', returned: null };
    case 'disputed':
      return completedAt ? { status: 'answered', returned: null } : open;
    case 'cancelled':
      return { status: 'denied', returned: 'CANCELLED' };
    case 'declined':
      return { status: 'denied', returned: 'DECLINED' };
    case 'expired':
      return paidAt ? { status: 'denied', returned: 'LATE' } : { status: 'new', returned: null };
    case 'refunded':
    case 'rejected':
      return { status: 'denied', returned: 'OTHER' };
    default:
      return open;
  }
};

export const isOpen = ({ state }: Pick<MessageOrder, 'state'>): boolean => state === 'processing';

/** Within an hour of paying, and after a day without an answer. */
export const mayCancel = (order: MessageOrder, now: Date): boolean => {
  if (!isOpen(order) || !order.paidAt) return false;
  const { cancellationWindowMinutes, messageCancelHours } = limits.orders;
  return (
    now < minutesAfter(order.paidAt, cancellationWindowMinutes) || now >= hoursAfter(order.paidAt, messageCancelHours)
  );
};

export const cancelFrom = ({ paidAt }: Pick<MessageOrder, 'paidAt'>): Date | null =>
  paidAt && hoursAfter(paidAt, limits.orders.messageCancelHours);
