import { fail } from '@stagedoor/contract/errors';
import { type Proving, proveIdentity } from './prove-identity.ts';
import { insertSocialAccount, lockIdentity, ownerOf } from './social.repo.ts';
import type { SocialDeps } from './social-deps.ts';

export const linkSocial =
  (deps: SocialDeps) =>
  async (idUser: number, proving: Proving): Promise<void> => {
    const identity = await proveIdentity(deps)(proving);
    await deps.database.inTransaction(async (tx) => {
      await lockIdentity(tx, identity);
      const owner = await ownerOf(tx, identity);
      if (owner && owner.id_user !== idUser) fail('socialAccountTaken');
      if (!owner) await insertSocialAccount(tx, { ...identity, idUser, name: labelOf(identity), at: deps.clock.now() });
    });
  };

/** How a person recognises the account among their connected ones. */
export const labelOf = ({ email, name }: { email: string | null; name: string }) => email ?? name;
