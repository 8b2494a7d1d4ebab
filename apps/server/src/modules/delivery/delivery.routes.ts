import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Delivery } from './delivery.ts';

export const deliveryRoutes = (http: Http, delivery: Delivery) => {
  bind(http, endpoints.getDeliveryCountries, ({ params }) => delivery.listCountries(params.lang));
  bind(http, endpoints.getCities, ({ params, query }) => delivery.listCities(params.x, query.language));
  bind(http, endpoints.getAddresses, ({ caller, query }) => delivery.addresses.list(caller.idUser, query.language));
  bind(http, endpoints.saveAddress, ({ caller, body }) => delivery.addresses.save(caller.idUser, body));
  bind(http, endpoints.deleteAddress, ({ caller, params }) =>
    emptyReply(delivery.addresses.delete(caller.idUser, params.id)),
  );
  bind(http, endpoints.getWarehousesByCity, ({ params, query }) =>
    delivery.listWarehouses(params.a, params.b, query.language),
  );
};
