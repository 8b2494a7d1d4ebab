export { reviewsRoutes } from './reviews.routes.ts';
export { createReviews, type Reviews } from './reviews.ts';
export { scoresAddUp } from './scores-add-up.ts';
