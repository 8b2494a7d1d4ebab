import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';

export const products = {
  getActiveUserProducts: endpoint({ ...routes.getActiveUserProducts, access: 'public' }),
  getUserProducts: endpoint({ ...routes.getUserProducts, access: 'expert' }),
  getProductById: endpoint({ ...routes.getProductById, access: 'public' }),
  getCompleteProductsShort: endpoint({ ...routes.getCompleteProductsShort, access: 'public' }),
  // Guests buy without an account.
  buyProduct: endpoint({ ...routes.buyProduct, access: 'public', idempotent: true }),
  saveProduct: endpoint({ ...routes.saveProduct, access: 'expert' }),
  cancelProduct: endpoint({ ...routes.cancelProduct, access: 'user' }),
  subscribe: endpoint({ ...routes.subscribe, access: 'user', idempotent: true }),
  applyPromoCode: endpoint({ ...routes.applyPromoCode, access: 'public' }),
  verifyPromoCode: endpoint({ ...routes.verifyPromoCode, access: 'public' }),
  getScores: endpoint({ ...routes.getScores, access: 'public' }),
  setScore: endpoint({ ...routes.setScore, access: 'user' }),
  getCharityFunds: endpoint({ ...routes.getCharityFunds, access: 'public' }),
  upgradeExpert: endpoint({ ...routes.upgradeExpert, access: 'user' }),
  confirmDocument: endpoint({ ...routes.confirmDocument, access: 'user' }),
  remindAfter: endpoint({ ...routes.remindAfter, access: 'user' }),
  getBids: endpoint({ ...routes.getBids, access: 'public' }),
};
