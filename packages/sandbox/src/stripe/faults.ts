/**
 * Faults of a call. `lostAnswer`: the work is done, then the connection breaks. `tooManyCalls`: 429, nothing done.
 * `failedBefore`, `failedAfter`: 500, with nothing or everything done.
 */
const callFaults = ['lostAnswer', 'tooManyCalls', 'failedBefore', 'failedAfter'] as const;
export type CallFault = (typeof callFaults)[number];

type FaultPlan = {
  /** The same seed gives the same sequence of faults. */
  seed?: number;
  /** The probability of each fault per call, from 0 to 1. */
  calls?: Partial<Record<CallFault, number>>;
  /**
   * `dropped`: the probability that one is never sent, from 0 to 1. `copies`: how often each other one is sent, each up
   * to `lateMs` late, so out of order.
   */
  webhooks?: { dropped?: number; copies?: number; lateMs?: number };
};

export type Faults = {
  /** Takes effect now. What is omitted works normally, so `cause({})` ends all faults. */
  cause(plan: FaultPlan): void;
  /** For the next call whose method and path have this prefix, such as `POST /v1/refunds`. */
  next(fault: CallFault, call?: string): void;
  /** The number of each so far. */
  counts(): Readonly<Record<CallFault | 'droppedWebhook', number>>;
};

/** Decides what happens to calls and webhooks. */
export type FaultDecisions = {
  ofCall(call: string): CallFault | null;
  /** The delays of an event's deliveries in milliseconds, one per copy. */
  ofWebhook(): number[];
};

export const createFaults = (): Faults & FaultDecisions => {
  let plan: FaultPlan = {};
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
        left -= plan.calls?.[fault] ?? 0;
        return left < 0;
      }) ?? null
    );
  };

  return {
    cause(requested) {
      plan = requested;
      random = randomFrom(requested.seed ?? 1);
    },
    next: (fault, call = '') => void ordered.push({ fault, call }),
    counts: () => ({ ...counts }),
    ofCall(call) {
      const fault = byOrder(call) ?? byChance();
      if (fault) counts[fault]++;
      return fault;
    },
    ofWebhook() {
      const { dropped = 0, copies = 1, lateMs = 0 } = plan.webhooks ?? {};
      if (random() < dropped) {
        counts.droppedWebhook++;
        return [];
      }
      return Array.from({ length: copies }, () => Math.floor(random() * lateMs));
    },
  };
};

/** Mulberry32: small and deterministic. */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
