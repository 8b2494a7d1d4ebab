import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';

export const products = {
  // Guests buy without an account.
  buyProduct: endpoint({ ...routes.buyProduct, access: 'public', idempotent: true }),
  cancelProduct: endpoint({ ...routes.cancelProduct, access: 'user' }),
  subscribe: endpoint({ ...routes.subscribe, access: 'user', idempotent: true }),
  getScores: endpoint({ ...routes.getScores, access: 'public' }),
  setScore: endpoint({ ...routes.setScore, access: 'user' }),
  upgradeExpert: endpoint({ ...routes.upgradeExpert, access: 'user' }),
  confirmDocument: endpoint({ ...routes.confirmDocument, access: 'user' }),
  getBids: endpoint({ ...routes.getBids, access: 'public' }),
};
