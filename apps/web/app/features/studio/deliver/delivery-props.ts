import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { Deliver } from './use-deliver.ts';

export type DeliveryProps = { order: OrderDetail; deliver: Deliver; submit: string };
