import webPush from 'web-push';

export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type Pusher = {
  /** Browsers subscribe with this key. */
  publicKey: string;
  /** Whether the endpoint belongs to a known push service; browsers supply it, so it is untrusted. */
  mayReach(endpoint: string): boolean;
  /** `gone`: the subscription no longer exists. */
  send(target: PushTarget, payload: string): Promise<'sent' | 'gone'>;
};

export type VapidKeys = { publicKey: string; privateKey: string };

/** The push services of Chrome and Edge, Firefox, Safari, and legacy Edge. */
const services = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];
const timeoutMs = 10_000;
const lifeSeconds = 86_400;

export const isPushService = (endpoint: string): boolean => {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return services.some((service) => url.hostname === service || url.hostname.endsWith(`.${service}`));
};

type Options = VapidKeys & { subject: string; post?: typeof fetch };

/** Web push (RFC 8030, 8291, 8292): encrypted for the browser, signed by us. */
export const vapidPusher = ({ publicKey, privateKey, subject, post = fetch }: Options): Pusher => ({
  publicKey,
  mayReach: isPushService,
  async send({ endpoint, p256dh, auth }, payload) {
    if (!isPushService(endpoint)) return 'gone';
    const subscription = { endpoint, keys: { p256dh, auth } };
    const vapidDetails = { subject, publicKey, privateKey };
    const request = webPush.generateRequestDetails(subscription, payload, { vapidDetails, TTL: lifeSeconds });
    const answer = await post(endpoint, {
      method: 'POST',
      headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: Uint8Array.from(request.body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) return 'gone';
    if (!answer.ok) throw new Error(`${new URL(endpoint).host} answered ${answer.status}`);
    return 'sent';
  },
});
