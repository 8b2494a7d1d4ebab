import { endpoints } from '@stagedoor/contract/endpoints/index';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
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
  bind(http, endpoints.addPushSubscription, ({ caller, body }) =>
    emptyReply(notifications.addPushSubscription(caller, body)),
  );
  bind(http, endpoints.removePushSubscription, ({ caller, body }) =>
    emptyReply(notifications.removePushSubscription(caller.idUser, body.endpoint)),
  );
  bind(http, endpoints.unsubscribeEmailNotifications, ({ body }) => emptyReply(notifications.unsubscribe(body.token)));
  http.app.register(async (scope) => unsubscribeByOneClick(scope, notifications));
};

/** RFC 8058: the mail client posts a form to the URL in the mail's header; the form's content does not matter. */
const unsubscribeByOneClick = (app: FastifyInstance, notifications: Notifications) => {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
  app.post<{ Params: { token: string } }>('/email-unsubscribe/:token', ({ params }) =>
    emptyReply(notifications.unsubscribe(params.token)),
  );
};
