import { createHmac } from 'node:crypto';
import { callLimits } from '@stagedoor/contract/call-limits';
import { expect, it } from 'vitest';
import { listServers } from './list-servers.ts';

const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
const stun = 'stun:calls.example:3478';
const turn = 'turn:calls.example:3478?transport=udp';
const secret = 'the secret that coturn shares with us';

it('gives credentials of the TURN server that hold for longer than a call', () => {
  const until = clock.now().getTime() / 1000 + callLimits.credentialSeconds;
  const username = `${until}:42`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  const servers = listServers({ clock, callServers: { urls: [stun, turn], secret } });
  expect(servers(42)).toEqual({ iceServers: [{ urls: [stun] }, { urls: [turn], username, credential }] });
});

it('gives no TURN server without a secret, and none at all where none is configured', () => {
  expect(listServers({ clock, callServers: { urls: [stun, turn], secret: undefined } })(42)).toEqual({
    iceServers: [{ urls: [stun] }],
  });
  expect(listServers({ clock, callServers: { urls: [], secret } })(42)).toEqual({ iceServers: [] });
});
