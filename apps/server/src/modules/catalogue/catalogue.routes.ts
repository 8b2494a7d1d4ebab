import { endpoints } from '@stagedoor/contract/endpoints/index';
import { productTypeNames } from '@stagedoor/contract/product-types';
import { placeholders } from '@stagedoor/messages/placeholders';
import { bind } from '../../platform/http/bind.ts';
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
  bind(http, endpoints.deactivateProduct, async ({ caller, body }) => {
    await catalogue.shelveProduct(caller.idUser, body.idProduct, 'INACTIVE');
    return {};
  });
  bind(http, endpoints.activateProduct, async ({ caller, body }) => {
    await catalogue.shelveProduct(caller.idUser, body.idProduct, 'ACTIVE');
    return {};
  });
  bind(http, endpoints.remindAfter, async ({ caller, body }) => {
    await catalogue.remindAfter(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.getPlaceholders, ({ params, body }) =>
    (body.productTypes ?? productTypeNames).map((productType) => ({
      productType,
      ...placeholders[params.x][productType],
    })),
  );
};
