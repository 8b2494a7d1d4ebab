import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Delivery } from './delivery.ts';

export const deliveryRoutes = (http: Http, delivery: Delivery) => {
  bind(http, endpoints.getDeliveryCountries, ({ params }) => delivery.listCountries(params.lang));
  bind(http, endpoints.getCities, ({ params, query }) => delivery.listCities(params.x, query.language));
  bind(http, endpoints.getWarehousesByCity, ({ params, query }) =>
    delivery.listWarehouses(params.a, params.b, query.language),
  );
};
