import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Charity } from './charity.ts';

export const charityRoutes = (http: Http, charity: Charity) => {
  bind(http, endpoints.getCharityFunds, ({ params }) => charity.listFunds(params.x));
  bind(http, endpoints.setCharity, ({ caller, body }) => emptyReply(charity.setCharity(caller.idUser, body.charity)));
  bind(http, endpoints.getFunds, ({ body }) => charity.listAll(body));
  bind(http, endpoints.addFund, async ({ caller, body }) => ({ id: await charity.addFund(caller.idUser, body) }));
  bind(http, endpoints.editFund, ({ caller, body }) => emptyReply(charity.editFund(caller.idUser, body)));
  bind(http, endpoints.openFund, ({ caller, body }) => emptyReply(charity.openFund(caller.idUser, body)));
};
