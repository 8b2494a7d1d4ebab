import { cents } from '@stagedoor/contract/money';
import type { Call } from '@stagedoor/contract/schemas/call';

/** A call of a fan that rings; nothing else about it matters. */
export const aCall = (change: Partial<Call> = {}): Call => ({
  idCall: 5,
  kind: 'video',
  role: 'fan',
  state: 'ringing',
  end: null,
  status: 'outgoing',
  isCalling: true,
  parnterEndCall: false,
  partner: { idUser: 1001, name: 'Orysia', imageLink: null, hasProfile: true },
  isHere: true,
  rate: cents(250),
  talkedSeconds: 0,
  heldSeconds: 600,
  holds: [{ seconds: 600, rate: cents(250), fromPack: false }],
  isRunning: false,
  cost: cents(0),
  received: null,
  isFree: false,
  idOrder: 70,
  startedAt: '2026-11-17T10:00:00.000Z',
  ringsUntil: null,
  endedAt: null,
  at: '2026-11-17T10:00:05.000Z',
  ...change,
});
