import { fail } from '@stagedoor/contract/errors';
import type { pushSubscriptionBody } from '@stagedoor/contract/schemas/notification-preferences';
import type { z } from 'zod';
import type { Deps } from './deps.ts';
import { removeSubscription, saveSubscription } from './push.repo.ts';

type Input = z.output<typeof pushSubscriptionBody>;

export const addPushSubscription =
  ({ database, clock, pusher }: Pick<Deps, 'database' | 'clock' | 'pusher'>) =>
  async ({ idUser, device }: { idUser: number; device: string }, { endpoint, keys }: Input): Promise<void> => {
    if (!pusher) return fail('serviceLater');
    if (!pusher.mayReach(endpoint)) return fail('mandatoryFieldNull', { fields: { endpoint: 'invalid' } });
    await database.inTransaction((tx) => saveSubscription(tx, { idUser, device, endpoint, ...keys, at: clock.now() }));
  };

export const removePushSubscription =
  ({ database }: Pick<Deps, 'database'>) =>
  (idUser: number, endpoint: string): Promise<void> =>
    database.inTransaction((tx) => removeSubscription(tx, idUser, endpoint));
