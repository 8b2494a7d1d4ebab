import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Attempt = { stateHash: Buffer; nonceHash: Buffer; network: string; device: string; expiresAt: Date };

/** Also deletes expired attempts. */
export const insertAttempt = async (tx: Tx, attempt: Attempt, now: Date) => {
  const { stateHash, nonceHash, network, device, expiresAt } = attempt;
  await tx.deleteFrom('social_attempt').where('expires_at', '<=', now).execute();
  await tx
    .insertInto('social_attempt')
    .values({ state_hash: stateHash, nonce_hash: nonceHash, network, id_device: device, expires_at: expiresAt })
    .execute();
};

/** Consumes an attempt. Of concurrent calls only one returns true. */
export const useAttempt = async (
  tx: Tx,
  key: { state_hash: Buffer } | { nonce_hash: Buffer },
  { network, device, now }: { network: string; device: string; now: Date },
): Promise<boolean> => {
  const used = await tx
    .updateTable('social_attempt')
    .set({ used_at: now })
    .where((eb) => eb.and(key))
    .where('network', '=', network)
    .where('id_device', '=', device)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning('state_hash')
    .executeTakeFirst();
  return used !== undefined;
};

type Identity = { network: string; subject: string };

/** Prevents concurrent first log-ins of one identity from creating two accounts. */
export const lockIdentity = (tx: Tx, { network, subject }: Identity) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`social ${network} ${subject}`}, 0))`.execute(tx);

/** The user a social account is connected to, since when, and when that user was created. */
export type Owner = { id: number; id_user: number; linked_at: Date; account_since: Date };

export const ownerOf = (tx: Tx, { network, subject }: Identity): Promise<Owner | undefined> =>
  tx
    .selectFrom('social_account')
    .innerJoin('users', 'users.id', 'social_account.id_user')
    .select(['social_account.id', 'id_user', 'social_account.created_at as linked_at'])
    .select('users.created_at as account_since')
    .where('network', '=', network)
    .where('subject', '=', subject)
    .executeTakeFirst();

export const insertSocialAccount = (tx: Tx, account: Identity & { idUser: number; name: string; at: Date }) =>
  tx
    .insertInto('social_account')
    .values({
      id_user: account.idUser,
      network: account.network,
      subject: account.subject,
      name: account.name,
      created_at: account.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
