import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Promotions } from './index.ts';

export const promotionsRoutes = (http: Http, { checkPromo, list, add, stop }: Promotions) => {
  bind(http, endpoints.applyPromoCode, ({ params, query }) => checkPromo({ ...params, ...query }));
  bind(http, endpoints.verifyPromoCode, ({ body }) => checkPromo(body));
  bind(http, endpoints.getPromoCodes, ({ body, query }) => list({ ...body, ...query }));
  bind(http, endpoints.addPromoCode, ({ caller, body }) => add(caller.idUser, body));
  bind(http, endpoints.stopPromoCode, async ({ caller, body }) => {
    await stop(caller.idUser, body.id);
    return {};
  });
};
