import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { SocialIdentity } from '../../../platform/ports/social.ts';
import { openSession } from '../sessions/open-session.ts';
import { labelOf } from './link-social.ts';
import { type Proving, proveIdentity } from './prove-identity.ts';
import { insertSocialAccount, lockIdentity, ownerOf } from './social.repo.ts';
import type { SocialDeps } from './social-deps.ts';

type Vouched = SocialIdentity & { network: string };

/**
 * Opens the account that the social account belongs to. One that is new here goes to the account of its verified
 * address, or else to a new account: an address that nobody has verified opens nothing.
 */
export const logInWithSocial =
  (deps: SocialDeps) =>
  async ({ userAgent, ...proving }: Proving & { userAgent: string }): Promise<{ idUser: number; token: string }> => {
    const identity = await proveIdentity(deps)(proving);
    const device = proving.device ?? fail('mandatoryFieldNull', { fields: { 'X-Device-Id': 'required' } });
    return deps.database.inTransaction(async (tx) => {
      const at = deps.clock.now();
      await lockIdentity(tx, identity);
      const owner = await ownerOf(tx, identity);
      const idUser = owner?.id_user ?? (await userByEmail(tx, identity, at)) ?? (await newUser(tx, identity, at));
      if (!owner) await insertSocialAccount(tx, { ...identity, idUser, name: labelOf(identity), at });
      return { idUser, token: await openSession(tx, { idUser, device, userAgent, at, full: true }) };
    });
  };

/** Makes the account where there is none, so that two first log-ins with one address end in the same one. */
const userByEmail = async (tx: Tx, { email, name }: Vouched, at: Date): Promise<number | undefined> => {
  if (!email) return undefined;
  await tx
    .insertInto('users')
    .values({ name, email, created_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
};

const newUser = async (tx: Tx, { name }: Vouched, at: Date): Promise<number> => {
  const { id } = await tx
    .insertInto('users')
    .values({ name, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
