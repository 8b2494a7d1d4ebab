import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import type { SocialIdentity } from '../../../platform/ports/social.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { openSession } from '../sessions/open-session.ts';
import { labelOf } from './link-social.ts';
import { notifyOfLinking } from './notify-owner.ts';
import { type Proving, proveIdentity } from './prove-identity.ts';
import { insertSocialAccount, lockIdentity, type Owner, ownerOf } from './social.repo.ts';
import type { SocialDeps } from './social-deps.ts';

type Vouched = SocialIdentity & { network: string };

/**
 * Logs in to the account that the social account is connected to. A new social account is connected to the account with
 * its verified email address, or else to a new account; an unverified address connects to nothing.
 */
export const logInWithSocial =
  (deps: SocialDeps) =>
  async ({ userAgent, ...proving }: Proving & { userAgent: string }): Promise<{ idUser: number; token: string }> => {
    const identity = await proveIdentity(deps)(proving);
    const device = proving.device ?? fail('mandatoryFieldNull', { fields: { 'X-Device-Id': 'required' } });
    return deps.database.inTransaction(async (tx) => {
      const at = deps.clock.now();
      await lockIdentity(tx, identity);
      const owner = (await ownerOf(tx, identity)) ?? (await connect(tx, deps, identity, at));
      const { id_user: idUser, id: idSocialAccount } = owner;
      const opening = { idUser, device, userAgent, at, full: true, verified: vouches(owner, at), idSocialAccount };
      return { idUser, token: await openSession(tx, opening) };
    });
  };

/**
 * Whether the log-in verifies the session: only if the account began with this social account, or its owner had a day
 * to object.
 */
const vouches = ({ linked_at: linkedAt, account_since: since }: Owner, now: Date): boolean =>
  linkedAt <= since || now >= hoursAfter(linkedAt, limits.account.socialTrustHours);

const connect = async (tx: Tx, deps: SocialDeps, identity: Vouched, at: Date): Promise<Owner> => {
  const user = (await userByEmail(tx, identity, at)) ?? (await newUser(tx, identity, at));
  const account = { ...identity, idUser: user.id, name: labelOf(identity) };
  const { id } = await insertSocialAccount(tx, { ...account, at });
  if (user.created_at < at) await notifyOfLinking(tx, deps, account);
  return { id, id_user: user.id, linked_at: at, account_since: user.created_at };
};

type User = { id: number; created_at: Date };

/** Creates the account when missing, so that two concurrent first log-ins with one address use the same account. */
const userByEmail = async (tx: Tx, { email, name }: Vouched, at: Date): Promise<User | undefined> => {
  if (!email) return undefined;
  await tx
    .insertInto('users')
    .values({ name, email, created_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return tx.selectFrom('users').select(['id', 'created_at']).where('email', '=', email).executeTakeFirstOrThrow();
};

const newUser = (tx: Tx, { name }: Vouched, at: Date): Promise<User> =>
  tx.insertInto('users').values({ name, created_at: at }).returning(['id', 'created_at']).executeTakeFirstOrThrow();
