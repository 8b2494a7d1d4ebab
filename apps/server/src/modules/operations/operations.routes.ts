import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Operations } from './operations.ts';

export const operationsRoutes = (http: Http, operations: Operations) => {
  bind(http, endpoints.getJobs, () => operations.showJobs());
  bind(http, endpoints.getStuckJobs, ({ body }) => operations.listStuck(body));
  bind(http, endpoints.retryJobs, ({ caller, body }) => operations.retry(caller.idUser, body));
  bind(http, endpoints.dropJob, ({ caller, body }) => emptyReply(operations.drop(caller.idUser, body)));
};
