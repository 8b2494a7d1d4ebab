import { limits } from '@stagedoor/contract/limits';
import type { Deps } from './deps.ts';
import { itemDto } from './event-log.presenter.ts';
import { countUnread, some } from './event-log.repo.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';
import { notify } from './notify.ts';
import { showPreferences, updatePreferences } from './preferences.ts';
import { addPushSubscription, removePushSubscription } from './push-subscriptions.ts';

/** How many orders wait for something that this person has to do. */
export type CountOrders = (idUser: number) => Promise<number>;

export type Notifications = ReturnType<typeof createNotifications>;

export const createNotifications = ({ countOrders, ...deps }: Deps & { countOrders: CountOrders }) => {
  const { read } = deps.database;
  const show = async (idUser: number, ids: readonly number[]) => (await read(some, { idUser, ids })).flatMap(itemDto);
  deps.live.shows('EVENT_LOG_UPDATED', async (idUser, { ids }) => ({
    eventLogs: ids.length > 0 ? await show(idUser, ids) : [],
  }));
  return {
    notify: notify(deps),
    list: listNotifications(deps),
    markRead: markRead(deps),
    /** There are no chats yet. */
    countNew: async (idUser: number) => ({
      result: await countOrders(idUser),
      eventLogs: (await read(countUnread, { idUser, most: limits.counters.most }))[0]?.count ?? 0,
      chats: 0,
    }),
    showPreferences: showPreferences(deps),
    updatePreferences: updatePreferences(deps),
    pushKey: deps.pusher?.publicKey ?? null,
    addPushSubscription: addPushSubscription(deps),
    removePushSubscription: removePushSubscription(deps),
  };
};
