import { fail } from '@stagedoor/contract/errors';
import type { ExtendCall } from '@stagedoor/contract/schemas/call';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { lockOwnCall } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import { findSeller } from '../start/find-seller.ts';
import { holdForCall } from '../start/hold-for-call.ts';
import { setAside } from '../start/set-aside.ts';
import { tellDevices } from '../tell-devices.ts';

type Extended = { idCall: number; result: string };
type Calling = Caller & { idUser: number };

/** The fan sets more minutes aside while it runs; with a card they count once it has authorised them. */
export const extendCall =
  (deps: Deps) =>
  async (tx: Tx, caller: Calling, body: ExtendCall): Promise<Extended> => {
    const { idCall, minutes, payment, language } = body;
    const { call, side } = await lockOwnCall(tx, { idUser: caller.idUser, idCall });
    if (side !== 'fan') fail('pageNotFound');
    if (call.state !== 'talking')
      return fail('incompleteRequest', { reason: { kind: 'stateChanged', state: call.state } });
    const { idProduct } = await findSeller(tx, call.id_talent);
    const wanted = { caller, idTalent: call.id_talent, idProduct, minutes, payment, language };
    const held = await setAside(tx, deps, { ...wanted, captureLater: true, path: `/call/${idCall}` });
    const { isHeld, result } = held;
    await holdForCall(tx, idCall, held);
    if (isHeld) await tellDevices(tx, deps, call);
    return { idCall, result };
  };
