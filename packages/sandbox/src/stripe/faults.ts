/**
 * What may go wrong with a call. `lostAnswer`: the work is done, then the connection breaks. `tooManyCalls`: 429, nothing
 * done. `failedBefore`, `failedAfter`: 500, nothing done or everything.
 */
const callFaults = ['lostAnswer', 'tooManyCalls', 'failedBefore', 'failedAfter'] as const;
export type CallFault = (typeof callFaults)[number];

type Trouble = {
  /** The same seed gives the same row of accidents. */
  seed?: number;
  /** How often a call meets each fault, from 0 to 1. */
  calls?: Partial<Record<CallFault, number>>;
  /** `dropped`: how often one is never sent, from 0 to 1. `copies` of each other one, each up to `lateMs` late: out of order. */
  webhooks?: { dropped?: number; copies?: number; lateMs?: number };
};

export type Faults = {
  /** From now on. What is not named goes well, so `cause({})` ends all trouble. */
  cause(trouble: Trouble): void;
  /** The next call whose method and path begin so, such as `POST /v1/refunds`. */
  next(fault: CallFault, call?: string): void;
  /** How many of each there were. */
  counts(): Readonly<Record<CallFault | 'droppedWebhook', number>>;
};

/** What the server asks before it acts. */
export type Fate = {
  ofCall(call: string): CallFault | null;
  /** When to deliver one event, in milliseconds from now, once for each copy. */
  ofWebhook(): number[];
};

export const createFaults = (): Faults & Fate => {
  let trouble: Trouble = {};
  let random = randomFrom(1);
  const ordered: { fault: CallFault; call: string }[] = [];
  const counts = { lostAnswer: 0, tooManyCalls: 0, failedBefore: 0, failedAfter: 0, droppedWebhook: 0 };

  const byOrder = (call: string): CallFault | null => {
    const at = ordered.findIndex((order) => call.startsWith(order.call));
    return at < 0 ? null : (ordered.splice(at, 1)[0]?.fault ?? null);
  };
  const byChance = (): CallFault | null => {
    let left = random();
    return (
      callFaults.find((fault) => {
        left -= trouble.calls?.[fault] ?? 0;
        return left < 0;
      }) ?? null
    );
  };

  return {
    cause(wanted) {
      trouble = wanted;
      random = randomFrom(wanted.seed ?? 1);
    },
    next: (fault, call = '') => void ordered.push({ fault, call }),
    counts: () => ({ ...counts }),
    ofCall(call) {
      const fault = byOrder(call) ?? byChance();
      if (fault) counts[fault]++;
      return fault;
    },
    ofWebhook() {
      const { dropped = 0, copies = 1, lateMs = 0 } = trouble.webhooks ?? {};
      if (random() < dropped) {
        counts.droppedWebhook++;
        return [];
      }
      return Array.from({ length: copies }, () => Math.floor(random() * lateMs));
    },
  };
};

/** Mulberry32: small, and the same everywhere. */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
