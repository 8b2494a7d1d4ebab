import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Promotions } from './index.ts';

export const promotionsRoutes = (http: Http, { checkPromo }: Promotions) => {
  bind(http, endpoints.applyPromoCode, ({ params, query }) => checkPromo({ ...params, ...query }));
  bind(http, endpoints.verifyPromoCode, ({ body }) => checkPromo(body));
};
