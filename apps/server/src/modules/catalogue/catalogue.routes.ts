import { endpoints } from '@stagedoor/contract/endpoints/index';
import { productTypeNames } from '@stagedoor/contract/product-types';
import { placeholders } from '@stagedoor/messages/placeholders';
import { bind, bindOnce } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Charity } from '../charity/index.ts';
import type { Catalogue } from './catalogue.ts';

export const catalogueRoutes = (http: Http, catalogue: Catalogue, charity: Charity) => {
  bind(http, endpoints.getActiveUserProducts, ({ params, query }) =>
    catalogue.listShelf({ idUser: params.id, ...query }),
  );
  bind(http, endpoints.getProductById, ({ params, query, caller }) =>
    catalogue.showProduct(params.id, 'idUser' in caller ? caller.idUser : null, query.language),
  );
  bind(http, endpoints.getFeeSchedule, () => catalogue.showFeeSchedule());
  bind(http, endpoints.getUserProducts, async ({ caller, query: { idProduct, ...query } }) => {
    const [own, share] = await Promise.all([
      idProduct === undefined
        ? catalogue.listOwn(caller.idUser, query)
        : catalogue.showOwn(caller.idUser, idProduct, query.language),
      charity.shareOf(caller.idUser, query.language),
    ]);
    return { ...own, charity: share };
  });
  bind(http, endpoints.saveProduct, async ({ caller, body }) => ({
    idProduct: await catalogue.saveProduct(caller.idUser, body),
  }));
  bind(http, endpoints.deactivateProduct, ({ caller, body }) =>
    emptyReply(catalogue.setProductStatus(caller.idUser, body.idProduct, 'INACTIVE')),
  );
  bind(http, endpoints.activateProduct, ({ caller, body }) =>
    emptyReply(catalogue.setProductStatus(caller.idUser, body.idProduct, 'ACTIVE')),
  );
  bind(http, endpoints.moveProduct, ({ caller, body }) => emptyReply(catalogue.moveProduct(caller.idUser, body)));
  bind(http, endpoints.deleteProduct, ({ caller, body }) =>
    emptyReply(catalogue.deleteProduct(caller.idUser, body.idProduct)),
  );
  bindOnce(http, endpoints.cancelEventDate, (tx, { caller, body }) =>
    emptyReply(catalogue.dates.cancel(tx, caller.idUser, body)),
  );
  bindOnce(http, endpoints.moveEventDate, (tx, { caller, body }) =>
    emptyReply(catalogue.dates.move(tx, caller.idUser, body)),
  );
  bind(http, endpoints.remindAfter, ({ caller, body }) => emptyReply(catalogue.remindAfter(caller.idUser, body)));
  bind(http, endpoints.getPlaceholders, ({ params, body }) =>
    (body.productTypes ?? productTypeNames).map((productType) => ({
      productType,
      ...placeholders[params.x][productType],
    })),
  );
};
