import { limits } from '@stagedoor/contract/limits';
import { eventLogUpdated } from '@stagedoor/contract/live/notifications';
import type { Deps } from './deps.ts';
import { itemDto } from './event-log.presenter.ts';
import { countUnread, some } from './event-log.repo.ts';
import { createKinds } from './kinds.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';
import { notificationsJobs } from './notifications.jobs.ts';
import { notify, notifyAll } from './notify.ts';
import { showPreferences, updatePreferences } from './preferences.ts';
import { addPushSubscription, removePushSubscription } from './push-subscriptions.ts';
import { unsubscribe } from './unsubscribe.ts';

type CountOf = (idUser: number) => Promise<number>;

export type Notifications = ReturnType<typeof createNotifications>;

/** Orders that wait for an action of the user, and chats with something unread. */
type UsedDeps = Omit<Deps, 'kinds'> & { countOrders: CountOf; countChats: CountOf };

export const createNotifications = ({ countOrders, countChats, ...needed }: UsedDeps) => {
  const kinds = createKinds();
  const deps: Deps = { ...needed, kinds };
  const { read } = deps.database;
  const show = async (idUser: number, ids: readonly number[]) =>
    (await read(some, { idUser, ids, types: kinds.types() })).flatMap(itemDto(kinds));
  deps.live.shows(eventLogUpdated, async (idUser, { ids }) => ({
    eventLogs: ids.length > 0 ? await show(idUser, ids) : [],
  }));
  const countUnreadOf = async (idUser: number) => {
    const [counted] = await read(countUnread, { idUser, types: kinds.types(), most: limits.counters.most });
    return counted?.count ?? 0;
  };
  return {
    /** Registers a module's kinds, each once. */
    addKinds: kinds.add,
    kinds: kinds.all,
    notify: notify(deps),
    notifyAll: notifyAll(deps),
    list: listNotifications(deps),
    markRead: markRead(deps),
    countNew: async (idUser: number) => ({
      result: await countOrders(idUser),
      eventLogs: await countUnreadOf(idUser),
      chats: await countChats(idUser),
    }),
    showPreferences: showPreferences(deps),
    updatePreferences: updatePreferences(deps),
    unsubscribe: unsubscribe(deps),
    pushKey: deps.pusher?.publicKey ?? null,
    addPushSubscription: addPushSubscription(deps),
    removePushSubscription: removePushSubscription(deps),
    startJobs: () => notificationsJobs(deps),
  };
};
