import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Agents } from './agents.ts';

export const agentsRoutes = (http: Http, agents: Agents) => {
  bind(http, endpoints.getMandates, ({ caller, query }) => agents.listMandates(caller.idUser, query.language));
  bind(http, endpoints.askMandate, ({ caller, body }) => agents.askMandate(caller, body.idUser));
  bind(http, endpoints.answerMandate, ({ caller, body }) => emptyReply(agents.answerMandate(caller.idUser, body)));
  bind(http, endpoints.endMandate, ({ caller, body }) => emptyReply(agents.endMandate(caller.idUser, body.idMandate)));
  bind(http, endpoints.setAgent, ({ caller, body }) => emptyReply(agents.setAgent(caller.idUser, body)));
};
