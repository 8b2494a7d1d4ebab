import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Promotions } from './promotions.ts';

const idOf = (caller: Caller): number | null => ('idUser' in caller ? caller.idUser : null);

export const promotionsRoutes = (http: Http, { checkPromo, list, add, stop }: Promotions) => {
  bind(http, endpoints.applyPromoCode, ({ caller, params, query }) =>
    checkPromo({ ...params, ...query, idUser: idOf(caller) }),
  );
  bind(http, endpoints.verifyPromoCode, ({ caller, body }) => checkPromo({ ...body, idUser: idOf(caller) }));
  bind(http, endpoints.getPromoCodes, ({ body, query }) => list({ ...body, ...query }));
  bind(http, endpoints.addPromoCode, ({ caller, body }) => add(caller.idUser, body));
  bind(http, endpoints.stopPromoCode, ({ caller, body }) => emptyReply(stop(caller.idUser, body.id)));
};
