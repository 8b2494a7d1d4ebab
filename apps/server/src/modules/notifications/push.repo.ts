import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

type Subscription = { idUser: number; device: string; endpoint: string; p256dh: string; auth: string; at: Date };

/** A browser belongs to the user who is logged in there. */
export const saveSubscription = async (tx: Tx, { idUser, device, at, ...target }: Subscription) => {
  const owner = { id_user: idUser, id_device: device, p256dh: target.p256dh, auth: target.auth, created_at: at };
  await tx
    .insertInto('push_subscription')
    .values({ endpoint: target.endpoint, ...owner })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
    .execute();
};

export const removeSubscription = async (tx: Tx, idUser: number, endpoint: string) => {
  await tx.deleteFrom('push_subscription').where('id_user', '=', idUser).where('endpoint', '=', endpoint).execute();
};

export const deleteSubscription = async (tx: Tx, id: number) => {
  await tx.deleteFrom('push_subscription').where('id', '=', id).execute();
};

// After a log-out, a browser must not show the former user's notifications.
const loggedIn = (tx: Tx) =>
  tx
    .selectFrom('push_subscription')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .whereRef('session.id_user', '=', 'push_subscription.id_user')
          .whereRef('session.id_device', '=', 'push_subscription.id_device')
          .where('session.ended_at', 'is', null),
      ),
    );

export const subscriptionsOf = (tx: Tx, idUsers: readonly number[]): Promise<{ id: number; id_user: number }[]> =>
  loggedIn(tx)
    .select(['id', 'id_user'])
    .where(sql<boolean>`push_subscription.id_user = any (${[...idUsers]}::bigint[])`)
    .execute();

export const subscriptionById = (tx: Tx, id: number, idUser: number) =>
  loggedIn(tx)
    .select(['endpoint', 'p256dh', 'auth'])
    .where('push_subscription.id', '=', id)
    .where('push_subscription.id_user', '=', idUser)
    .executeTakeFirst();
