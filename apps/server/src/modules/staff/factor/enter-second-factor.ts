import type { FactorProof } from '@stagedoor/contract/schemas/staff';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { withProof } from './take-proof.ts';

/** Opens the back office to this session. */
export const enterSecondFactor =
  (deps: Deps) =>
  ({ idUser, idSession }: Actor, proof: FactorProof): Promise<void> =>
    withProof(deps, idUser, proof, (tx) => markShown(tx, idSession, deps.clock.now()));

export const markShown = async (tx: Tx, idSession: string, at: Date): Promise<void> => {
  await tx.updateTable('session').set({ second_factor_at: at }).where('id', '=', idSession).execute();
};
