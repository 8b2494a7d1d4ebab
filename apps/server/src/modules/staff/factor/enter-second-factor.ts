import type { FactorProof } from '@stagedoor/contract/schemas/staff';
import { type Actor, markFactorShown } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { withProof } from './take-proof.ts';

/** Opens the back office for this session. */
export const enterSecondFactor =
  (deps: Deps) =>
  ({ idUser, idSession }: Actor, proof: FactorProof): Promise<void> =>
    withProof(deps, idUser, proof, (tx) => markFactorShown(tx, idSession, deps.clock.now()));
