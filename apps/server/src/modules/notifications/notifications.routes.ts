import { endpoints } from '@stagedoor/contract/endpoints/index';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Notifications } from './notifications.ts';

export const notificationsRoutes = (http: Http, notifications: Notifications) => {
  bind(http, endpoints.newEventsCount, ({ caller }) => notifications.countNew(caller.idUser));
  bind(http, endpoints.eventLogs, ({ caller, body }) => notifications.list(caller.idUser, body));
  bind(http, endpoints.markEventsRead, async ({ caller, body }) => {
    const { ids, idOrder } = body;
    await notifications.markRead(caller.idUser, { ids, subject: idOrder ? { type: 'order', id: idOrder } : undefined });
    return {};
  });
  bind(http, endpoints.getNotificationPreferences, ({ caller, query }) =>
    notifications.showPreferences(caller.idUser, query.language),
  );
  bind(http, endpoints.updateNotificationPreferences, ({ caller, query, body }) =>
    notifications.updatePreferences(caller.idUser, body, query.language),
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
  bind(http, endpoints.unsubscribeEmailNotifications, async ({ body }) => {
    await notifications.unsubscribe(body.token);
    return {};
  });
  http.app.register(async (scope) => unsubscribeByOneClick(scope, notifications));
};

/** RFC 8058: the mail program posts a form to the address in the mail's header; what the form says does not matter. */
const unsubscribeByOneClick = (app: FastifyInstance, notifications: Notifications) => {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
  app.post<{ Params: { token: string } }>('/email-unsubscribe/:token', async ({ params }) => {
    await notifications.unsubscribe(params.token);
    return {};
  });
};
