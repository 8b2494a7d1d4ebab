import { fail } from '@stagedoor/contract/errors';
import type { CallEnd, ReportedStatus } from '@stagedoor/contract/schemas/call';
import { type CallRecord, lockCall, lockOwnCall } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import { denyCall, endCall } from '../end/end-call.ts';
import { finishCall } from '../end/finish-call.ts';

type FromApp = { idUser: number; idCall: number; status: ReportedStatus };
type FromProvider = { idCall: number; signature: string; path: string; form: Record<string, string> };

/** What the app reports of its own user's call. */
export const takeAppStatus =
  (deps: Deps) =>
  ({ status, ...own }: FromApp): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      if (status === 'denied') await denyCall(deps)(tx, own);
      else if (status === 'ended' || status === 'cancelled') await endCall(deps)(tx, own);
      // That it rings, or was missed, the server knows by itself.
      else await lockOwnCall(tx, own);
    });

/** What the provider reports, signed by it. Of a call that is over nothing changes. */
export const takeProviderStatus =
  (deps: Deps) =>
  async ({ idCall, signature, path, form }: FromProvider): Promise<void> => {
    const callback = { signature, url: new URL(path, deps.publicUrl()).href, form };
    if (!(await deps.appCalls?.isGenuine(callback))) return fail('pageNotFound');
    await deps.database.inTransaction(async (tx) => {
      const call = await lockCall(tx, idCall);
      const end = endFor(form.CallStatus, call);
      if (end) await finishCall(tx, deps, call, end);
    });
  };

const endFor = (status: string | undefined, { state }: CallRecord): CallEnd | null => {
  if (state !== 'ringing' && state !== 'talking') return null;
  switch (status) {
    case 'completed':
    case 'canceled':
      return state === 'talking' ? 'hungUp' : 'cancelled';
    case 'failed':
      return state === 'talking' ? 'dropped' : 'missed';
    case 'busy':
      return state === 'ringing' ? 'denied' : null;
    case 'no-answer':
      return state === 'ringing' ? 'missed' : null;
    default:
      return null;
  }
};
