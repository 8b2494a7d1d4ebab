import { eventLogUpdated } from '@stagedoor/contract/live/notifications';
import { useEffect } from 'react';
import { api } from '../api/client.ts';
import { useLive } from '../live/events.ts';

/** Skips background tabs. */
const markRead = (idOrder: number): void => {
  if (document.visibilityState !== 'visible') return;
  // A failure is ignored: the bell keeps counting.
  api('markEventsRead', { body: { idOrder } }).catch(() => {});
};

/**
 * Marks the notifications about an order as read while it is shown, also when the order changes meanwhile or a
 * notification arrives after the change.
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
