import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Support } from './support.ts';

export const supportRoutes = (http: Http, support: Support) => {
  bind(http, endpoints.contactSupport, async ({ caller, body }) => ({
    number: await support.contact('idUser' in caller ? caller.idUser : null, body),
  }));
  bind(http, endpoints.getSupportRequests, ({ body }) => support.listRequests(body));
  bind(http, endpoints.answerSupportRequest, ({ caller, body }) =>
    emptyReply(support.answerRequest(caller.idUser, body)),
  );
  bind(http, endpoints.closeSupportRequest, ({ caller, body }) =>
    emptyReply(support.closeRequest(caller.idUser, body.id)),
  );
};
