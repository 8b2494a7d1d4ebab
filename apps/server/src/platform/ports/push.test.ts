import { createECDH, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { isPushService, vapidPusher } from './push.ts';

const aBrowser = () => {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  return { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', p256dh, auth: randomBytes(16).toString('base64url') };
};

const pushing = (status: number) => {
  const requests: { address: string; init: RequestInit | undefined }[] = [];
  const post: typeof fetch = async (address, init) => {
    requests.push({ address: String(address), init });
    return new Response(null, { status });
  };
  const keys = webPush.generateVAPIDKeys();
  return { requests, keys, pusher: vapidPusher({ ...keys, subject: 'mailto:ops@stagedoor.test', post }) };
};

describe('web push', () => {
  it('is encrypted for the browser and signed for its service', async () => {
    const { requests, keys, pusher } = pushing(201);
    const target = aBrowser();
    expect(await pusher.send(target, 'Ruslana answered')).toBe('sent');
    const headers = new Headers(requests[0]?.init?.headers);
    expect(headers.get('content-encoding')).toBe('aes128gcm');
    const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(headers.get('authorization') ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    expect(decodeJwt(token ?? '')).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:ops@stagedoor.test',
    });
    expect(Buffer.from(requests[0]?.init?.body as Uint8Array).toString('latin1')).not.toContain('Ruslana');
  });

  it.each([404, 410])('knows from %i that the browser has gone', async (status) => {
    expect(await pushing(status).pusher.send(aBrowser(), 'x')).toBe('gone');
  });

  it.each([429, 500])('is tried again after %i', async (status) => {
    await expect(pushing(status).pusher.send(aBrowser(), 'x')).rejects.toThrow(`fcm.googleapis.com answered ${status}`);
  });

  it('never goes to another host, whatever a browser claims', async () => {
    const { requests, pusher } = pushing(201);
    await pusher.send({ ...aBrowser(), endpoint: 'https://127.0.0.1/x' }, 'x');
    expect(requests).toEqual([]);
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://db5p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com@evil.example/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilpush.apple.com.example/x', false],
  ['https://xpush.apple.com/x', false],
  ['https://169.254.169.254/latest', false],
  ['nonsense', false],
])('%s is a push service: %s', (endpoint, known) => {
  expect(isPushService(endpoint)).toBe(known);
});
