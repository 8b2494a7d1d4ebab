import { useEffect } from 'react';
import { api } from './api.ts';

/** Who looks at an order has read what the bell says about it; and again when the order has changed meanwhile. */
export const useReadAboutOrder = (idOrder: number, shownAt: number): void => {
  useEffect(() => {
    // Not worth a word if it fails: the bell goes on counting them.
    if (shownAt > 0) api('markEventsRead', { body: { idOrder } }).catch(() => {});
  }, [idOrder, shownAt]);
};
