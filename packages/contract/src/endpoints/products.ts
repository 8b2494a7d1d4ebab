import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';

export const products = {
  subscribe: endpoint({ ...routes.subscribe, access: 'user', idempotent: true }),
  upgradeExpert: endpoint({ ...routes.upgradeExpert, access: 'user' }),
  confirmDocument: endpoint({ ...routes.confirmDocument, access: 'user' }),
  getBids: endpoint({ ...routes.getBids, access: 'public' }),
};
