export { promoUsesAddUp } from './promo-uses-add-up.ts';
export { promotionsPersonalData } from './promotions.personal-data.ts';
export { promotionsRoutes } from './promotions.routes.ts';
export { createPromotions, type Promotions } from './promotions.ts';
