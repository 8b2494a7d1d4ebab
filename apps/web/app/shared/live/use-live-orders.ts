import { orderTopic, threadUpdated } from '@stagedoor/contract/live/orders';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLive } from './events.ts';
import { useTopic } from './use-topic.ts';

/** Reloads lists of orders, with keys `[...orders, 'list']`, when any order of the user changes. */
export const useLiveOrderLists = (orders: QueryKey): void => {
  const cache = useQueryClient();
  useLive(threadUpdated, () => void cache.invalidateQueries({ queryKey: [...orders, 'list'] }));
};

/** Reloads an order when the other side, staff or a deadline changes it. */
export const useLiveOrder = (order: QueryKey, where: { id: number | undefined; key?: string }): void => {
  const cache = useQueryClient();
  useTopic(orderTopic, where, () => void cache.invalidateQueries({ queryKey: order }));
};
