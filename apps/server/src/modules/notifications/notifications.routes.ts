import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Notifications } from './notifications.ts';

export const notificationsRoutes = (http: Http, notifications: Notifications) => {
  bind(http, endpoints.newEventsCount, ({ caller }) => notifications.countNew(caller.idUser));
  bind(http, endpoints.eventLogs, ({ caller, body }) => notifications.list(caller.idUser, body));
  bind(http, endpoints.markEventsRead, async ({ caller, body }) => {
    await notifications.markRead(caller.idUser, body.ids);
    return {};
  });
  bind(http, endpoints.getNotificationPreferences, ({ caller }) => notifications.showPreferences(caller.idUser));
  bind(http, endpoints.updateNotificationPreferences, ({ caller, body }) =>
    notifications.updatePreferences(caller.idUser, body),
  );
  bind(http, endpoints.getPushKey, () => ({ publicKey: notifications.pushKey }));
  bind(http, endpoints.addPushSubscription, async ({ caller, body }) => {
    await notifications.addPushSubscription(caller, body);
    return {};
  });
  bind(http, endpoints.removePushSubscription, async ({ caller, body }) => {
    await notifications.removePushSubscription(caller.idUser, body.endpoint);
    return {};
  });
};
