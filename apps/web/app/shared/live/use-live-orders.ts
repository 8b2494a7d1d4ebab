import { orderTopic, threadUpdated } from '@stagedoor/contract/live/orders';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLive } from './events.ts';
import { useTopic } from './use-topic.ts';

/** Lists of orders, with keys `[...orders, 'list']`, are read again when something happens to any order of this person. */
export const useLiveOrderLists = (orders: QueryKey): void => {
  const cache = useQueryClient();
  useLive(threadUpdated, () => void cache.invalidateQueries({ queryKey: [...orders, 'list'] }));
};

/** What the other side, our team or the clock does with an order shows at once: it is read again. */
export const useLiveOrder = (order: QueryKey, where: { id: number | undefined; key?: string }): void => {
  const cache = useQueryClient();
  useTopic(orderTopic, where, () => void cache.invalidateQueries({ queryKey: order }));
};
