import { callLimits } from '@stagedoor/contract/call-limits';

/**
 * What the two devices tell each other. `hello`: a device has no connection and wants one. `session` names the
 * connection that the fan's device has offered last; what belongs to an earlier one is ignored.
 */
export type Signal =
  | { kind: 'hello'; session: string }
  | { kind: 'description'; session: string; description: RTCSessionDescriptionInit }
  | { kind: 'candidate'; session: string; candidates: RTCIceCandidateInit[] };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDescription = (value: unknown): value is RTCSessionDescriptionInit =>
  isObject(value) && typeof value.type === 'string' && typeof value.sdp === 'string';

/** Null where it is none of ours: it comes from the other person's browser. */
export const readSignal = (text: string): Signal | null => {
  try {
    const signal: unknown = JSON.parse(text);
    if (!isObject(signal) || typeof signal.session !== 'string') return null;
    const { kind, session, description, candidates } = signal;
    if (kind === 'hello') return { kind, session };
    if (kind === 'description' && isDescription(description)) return { kind, session, description };
    if (kind === 'candidate' && Array.isArray(candidates))
      return { kind, session, candidates: candidates.filter(isObject) };
    return null;
  } catch {
    return null;
  }
};

/** As few signals as they fit into. */
export const packCandidates = (session: string, candidates: readonly RTCIceCandidateInit[]): string[] => {
  const packed: string[] = [];
  let next: RTCIceCandidateInit[] = [];
  const write = (list: RTCIceCandidateInit[]) =>
    JSON.stringify({ kind: 'candidate', session, candidates: list } satisfies Signal);
  for (const candidate of candidates) {
    if (next.length > 0 && write([...next, candidate]).length > callLimits.signalMax) {
      packed.push(write(next));
      next = [];
    }
    next.push(candidate);
  }
  return next.length > 0 ? [...packed, write(next)] : packed;
};
