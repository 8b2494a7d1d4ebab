import { callLimits } from '@stagedoor/contract/call-limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakePeer } from '../testing/fake-peer.ts';
import { connect } from './connect.ts';
import type { Side, Tracks } from './peer.ts';

const aTrack = (kind: string) => ({ kind, id: kind }) as unknown as MediaStreamTrack;
const both: Tracks = { audio: aTrack('audio'), video: aTrack('video') };

type Device = ReturnType<typeof aDevice>;

let sent: { from: Side; signal: string }[] = [];
const devices: Partial<Record<Side, Device>> = {};
let isOnline = true;

const other = (side: Side): Side => (side === 'fan' ? 'talent' : 'fan');

/** A device of the call; it replaces the one that was there, as a reload does. */
const aDevice = (side: Side, tracks: Tracks = both) => {
  const peers: FakePeer[] = [];
  const states: RTCPeerConnectionState[] = [];
  const connecting = connect({
    side,
    kind: 'video',
    tracks,
    create: () => {
      const peer = new FakePeer();
      peers.push(peer);
      return peer as unknown as RTCPeerConnection;
    },
    send: async (signal) => {
      if (!isOnline) throw new Error('badInternet');
      sent.push({ from: side, signal });
      await devices[other(side)]?.connecting.receive(signal);
    },
    onTracks: () => {},
    onState: (state) => states.push(state),
  });
  const device = { connecting, peers, states, last: () => peers.at(-1) ?? new FakePeer() };
  devices[side] = device;
  return device;
};

const settle = () => vi.advanceTimersByTimeAsync(200);
const kinds = () => sent.map(({ from, signal }) => `${from} ${JSON.parse(signal).kind}`);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  isOnline = true;
});
afterEach(() => {
  for (const side of ['fan', 'talent'] as const) {
    devices[side]?.connecting.close();
    delete devices[side];
  }
  vi.useRealTimers();
});

const aConnectedPair = async () => {
  const [fan, talent] = [aDevice('fan'), aDevice('talent')];
  talent.connecting.greet();
  await settle();
  return { fan, talent };
};

it('connects both when the talent’s device arrives: the fan offers, the talent answers', async () => {
  const { fan, talent } = await aConnectedPair();
  expect(kinds()).toEqual(['talent hello', 'fan description', 'talent description']);
  expect([fan.connecting.isConnected(), talent.connecting.isConnected()]).toEqual([true, true]);
  for (const { last } of [fan, talent])
    expect(last().lines.map(({ receiver, direction }) => [receiver.track.kind, direction])).toEqual([
      ['audio', 'sendrecv'],
      ['video', 'sendrecv'],
    ]);
  expect(talent.last().lines.map(({ sender }) => sender.track)).toEqual([both.audio, both.video]);
});

it('connects both when the fan’s device arrives later', async () => {
  const [fan, talent] = [aDevice('fan'), aDevice('talent')];
  fan.connecting.greet();
  await settle();
  expect(kinds().slice(0, 2)).toEqual(['fan hello', 'talent hello']);
  expect([fan.states, talent.states]).toEqual([['connected'], ['connected']]);
});

it('begins anew when a device is loaded again, and closes what was before', async () => {
  const { fan, talent } = await aConnectedPair();
  talent.connecting.close();
  const reloaded = aDevice('talent');
  reloaded.connecting.greet();
  await settle();
  expect(fan.peers.map(({ connectionState }) => connectionState)).toEqual(['closed', 'connected']);
  expect(reloaded.connecting.isConnected()).toBe(true);
});

it('ignores what belongs to an earlier connection', async () => {
  const { fan, talent } = await aConnectedPair();
  const [before] = sent.filter(({ signal }) => signal.includes('answer'));
  const early = fan.last();
  fan.connecting.receive(JSON.stringify({ kind: 'hello', session: 'again' }));
  await settle();
  expect(fan.last()).not.toBe(early);
  await fan.connecting.receive(before?.signal ?? '');
  expect(fan.connecting.isConnected()).toBe(true);
  expect(talent.last().signalingState).toBe('stable');
});

it('lets the fan’s change win where both change it at once', async () => {
  const { fan, talent } = await aConnectedPair();
  fan.last().restartIce();
  talent.last().restartIce();
  await settle();
  expect(fan.last().signalingState).toBe('stable');
  expect(talent.last().signalingState).toBe('stable');
  expect(sent.at(-1)?.from).toBe('talent');
  expect(JSON.parse(sent.at(-1)?.signal ?? '').description.type).toBe('answer');
});

it('sends candidates together, in signals that the server takes', async () => {
  const { fan, talent } = await aConnectedPair();
  const before = sent.length;
  const many = Array.from({ length: 200 }, (_, at) => `candidate:${at} ${'x'.repeat(200)}`);
  fan.last().finds(...many);
  expect(sent).toHaveLength(before);
  await settle();
  const signals = sent.slice(before).map(({ signal }) => signal);
  expect(signals.length).toBeLessThan(10);
  for (const signal of signals) expect(signal.length).toBeLessThanOrEqual(callLimits.signalMax);
  expect(talent.last().candidates.map(({ candidate }) => candidate)).toEqual(many);
});

it('seeks another way when the connection fails, or is gone for three seconds', async () => {
  const { fan } = await aConnectedPair();
  fan.last().ice('disconnected');
  await vi.advanceTimersByTimeAsync(2_000);
  fan.last().ice('connected');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fan.last().restarts).toBe(0);
  fan.last().ice('disconnected');
  await vi.advanceTimersByTimeAsync(3_100);
  expect(fan.last().restarts).toBe(1);
  fan.last().ice('failed');
  expect(fan.last().restarts).toBe(2);
});

it('connects again after half a minute without a network', async () => {
  const { fan, talent } = await aConnectedPair();
  isOnline = false;
  for (const { last } of [fan, talent]) last().becomes('failed');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fan.connecting.isConnected()).toBe(false);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([fan.connecting.isConnected(), talent.connecting.isConnected()]).toEqual([true, true]);
});

it('switches a camera off and on without a new line', async () => {
  const { fan } = await aConnectedPair();
  await fan.connecting.setTracks({ ...both, video: null });
  expect(fan.last().lines.map(({ direction, sender }) => [direction, sender.track])).toEqual([
    ['sendrecv', null],
    ['recvonly', null],
  ]);
  const again = aTrack('video');
  await fan.connecting.setTracks({ ...both, video: again });
  expect(fan.last().lines[1]?.sender.track).toBe(again);
  expect(fan.last().lines).toHaveLength(2);
});

it('does not trust what the other browser sends', async () => {
  const { fan } = await aConnectedPair();
  for (const nonsense of [
    '',
    'null',
    '{}',
    '{"kind":"hello"}',
    '{"kind":"description","session":"x","description":{}}',
  ])
    await fan.connecting.receive(nonsense);
  expect(fan.peers).toHaveLength(1);
  expect(fan.connecting.isConnected()).toBe(true);
});
