import { eventLogUpdated } from '@stagedoor/contract/live/notifications';
import { useEffect } from 'react';
import { api } from './api.ts';
import { useLive } from './live/events.ts';

/** A tab in the background is not looked at. */
const markRead = (idOrder: number): void => {
  if (document.visibilityState !== 'visible') return;
  // Not worth a word if it fails: the bell goes on counting them.
  api('markEventsRead', { body: { idOrder } }).catch(() => {});
};

/**
 * A person who looks at an order has read what the bell says about it, also when the order changes meanwhile or the
 * notification comes later than the change.
 */
export const useReadAboutOrder = (idOrder: number, shownAt: number): void => {
  useEffect(() => {
    if (shownAt === 0) return;
    const onVisible = () => markRead(idOrder);
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [idOrder, shownAt]);
  useLive(eventLogUpdated, (event) => {
    if (event?.eventLogs.some((item) => item.idOrder === idOrder && !item.read)) markRead(idOrder);
  });
};
