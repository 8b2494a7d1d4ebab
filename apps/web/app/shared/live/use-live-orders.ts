import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLive } from './events.ts';

/**
 * What the other side, our team or the clock does with an order shows at once: that order and the lists are read again. The
 * keys are `[...orders, 'order', id]` and `[...orders, 'list']`.
 */
export const useLiveOrders = (orders: QueryKey): void => {
  const cache = useQueryClient();
  const readAgain = (...key: QueryKey) => void cache.invalidateQueries({ queryKey: [...orders, ...key] });
  useLive('THREAD_UPDATED', (told) => {
    readAgain('list');
    if (told?.idOrder === undefined) readAgain('order');
    else readAgain('order', told.idOrder);
  });
};
