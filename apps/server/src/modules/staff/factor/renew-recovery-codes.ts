import type { FactorProof } from '@stagedoor/contract/schemas/staff';
import type { Deps } from '../deps.ts';
import { recordStaffAction } from '../log/record-action.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { withProof } from './take-proof.ts';

export const renewRecoveryCodes =
  (deps: Deps) =>
  (idUser: number, proof: FactorProof): Promise<string[]> =>
    withProof(deps, idUser, proof, async (tx) => {
      const action = { idStaff: idUser, action: 'recoveryCodes.renewed', subject: `user ${idUser}` };
      await recordStaffAction(tx, { ...action, at: deps.clock.now() });
      return giveRecoveryCodes(tx, deps.secrets, idUser);
    });
