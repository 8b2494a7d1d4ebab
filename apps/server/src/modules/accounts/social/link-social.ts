import { fail } from '@stagedoor/contract/errors';
import type { Actor } from '../deps.ts';
import { requireVerified } from '../sessions/require-verified.ts';
import { type Proving, proveIdentity } from './prove-identity.ts';
import { insertSocialAccount, lockIdentity, ownerOf } from './social.repo.ts';
import type { SocialDeps } from './social-deps.ts';
import { tellOfLinking } from './tell-owner.ts';

/** Verified before the proof is looked at, since that is used up by it: whoever has to verify first can bring it again. */
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
      await tellOfLinking(tx, deps, account);
    });
  };

/** How a person recognises the account among their connected ones. */
export const labelOf = ({ email, name }: { email: string | null; name: string }) => email ?? name;
