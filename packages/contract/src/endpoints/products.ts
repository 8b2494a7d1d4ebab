import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';

export const products = {
  getBids: endpoint({ ...routes.getBids, access: 'public' }),
};
