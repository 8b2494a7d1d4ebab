import { limits } from '@stagedoor/contract/limits';
import { chatUpdated } from '@stagedoor/contract/live/chat';
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

/** Counts the orders that wait for an action of this user. */
type CountOrders = (idUser: number) => Promise<number>;

export type Notifications = ReturnType<typeof createNotifications>;

type UsedDeps = Omit<Deps, 'kinds'> & { countOrders: CountOrders };

export const createNotifications = ({ countOrders, ...needed }: UsedDeps) => {
  const kinds = createKinds();
  const deps: Deps = { ...needed, kinds };
  const { read } = deps.database;
  const show = async (idUser: number, ids: readonly number[]) =>
    (await read(some, { idUser, ids, types: kinds.types() })).flatMap(itemDto(kinds));
  deps.live.shows(eventLogUpdated, async (idUser, { ids }) => ({
    eventLogs: ids.length > 0 ? await show(idUser, ids) : [],
  }));
  // There are no chats yet; their counter is shown with the notifications.
  deps.live.shows(chatUpdated);
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
    /** `chats` is 0: there are no chats yet. */
    countNew: async (idUser: number) => ({
      result: await countOrders(idUser),
      eventLogs: await countUnreadOf(idUser),
      chats: 0,
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
