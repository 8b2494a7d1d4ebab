import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';

export const products = {
  subscribe: endpoint({ ...routes.subscribe, access: 'user', idempotent: true }),
  getBids: endpoint({ ...routes.getBids, access: 'public' }),
};
