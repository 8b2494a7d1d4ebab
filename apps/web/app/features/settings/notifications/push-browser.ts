import { pushWorker } from '../../../shared/browser/trusted-types.ts';
import { addPushSubscription, removePushSubscription } from '../api.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const current = async () => (await navigator.serviceWorker.getRegistration(pushWorker))?.pushManager.getSubscription();

export const readPushState = async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await current()) ? 'on' : 'off';
};

/**
 * Asks the user for permission, subscribes at the browser's push service, and registers the subscription with the
 * server.
 */
export const turnPushOn = async (publicKey: string): Promise<PushState> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await navigator.serviceWorker.register(pushWorker);
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await addPushSubscription(subscription.endpoint, { p256dh, auth });
  return 'on';
};

export const turnPushOff = async (): Promise<PushState> => {
  const subscription = await current();
  if (!subscription) return 'off';
  await removePushSubscription(subscription.endpoint);
  await subscription.unsubscribe();
  return 'off';
};
