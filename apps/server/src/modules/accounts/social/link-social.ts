import { fail } from '@stagedoor/contract/errors';
import type { Actor } from '../deps.ts';
import { requireVerified } from '../sessions/require-verified.ts';
import { notifyOfLinking } from './notify-owner.ts';
import { type Proving, proveIdentity } from './prove-identity.ts';
import { insertSocialAccount, lockIdentity, ownerOf } from './social.repo.ts';
import type { SocialDeps } from './social-deps.ts';

/**
 * Checks the verification before the proof, because checking the proof consumes it: after verifying, the client can
 * send the same proof.
 */
export const linkSocial =
  (deps: SocialDeps) =>
  async ({ idUser, idSession }: Actor, proving: Proving): Promise<void> => {
    const { database, clock } = deps;
    await database.inTransaction((tx) => requireVerified(tx, idSession, clock.now()));
    const identity = await proveIdentity(deps)(proving);
    await database.inTransaction(async (tx) => {
      await lockIdentity(tx, identity);
      const owner = await ownerOf(tx, identity);
      if (owner && owner.id_user !== idUser) fail('socialAccountTaken');
      if (owner) return;
      const account = { ...identity, idUser, name: labelOf(identity) };
      await insertSocialAccount(tx, { ...account, at: clock.now() });
      await notifyOfLinking(tx, deps, account);
    });
  };

/** The label of a connected account. */
export const labelOf = ({ email, name }: { email: string | null; name: string }) => email ?? name;
