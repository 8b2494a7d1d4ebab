import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Charity } from './charity.ts';

export const charityRoutes = (http: Http, charity: Charity) => {
  bind(http, endpoints.getCharityFunds, ({ params }) => charity.listFunds(params.x));
  bind(http, endpoints.setCharity, async ({ caller, body }) => {
    await charity.setCharity(caller.idUser, body.charity);
    return {};
  });
  bind(http, endpoints.getFunds, ({ body }) => charity.listAll(body));
  bind(http, endpoints.addFund, async ({ caller, body }) => ({ id: await charity.addFund(caller.idUser, body) }));
  bind(http, endpoints.editFund, async ({ caller, body }) => {
    await charity.editFund(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.openFund, async ({ caller, body }) => {
    await charity.openFund(caller.idUser, body);
    return {};
  });
};
