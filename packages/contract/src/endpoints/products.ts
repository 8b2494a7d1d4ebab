import { endpoint } from '../endpoint.ts';
import { otherRoutes } from '../other-routes.ts';

export const products = {
  getBids: endpoint({ ...otherRoutes.getBids, access: 'public' }),
};
