import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useEffect } from 'react';
import { api } from '../api/client.ts';

/**
 * The talent who sees an order begins to work on it, and its request stays as it is. The page reloads by the live event; a failure
 * is ignored, because the next visit tries again.
 */
export const useBeginOrder = (order: OrderDetail | undefined): void => {
  const idOrder = order?.can.includes('begin') ? order.idOrder : undefined;
  useEffect(() => {
    if (idOrder === undefined) return;
    const begin = () => {
      if (document.visibilityState === 'visible') api('beginOrder', { body: { idOrder } }).catch(() => {});
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => document.removeEventListener('visibilitychange', begin);
  }, [idOrder]);
};
