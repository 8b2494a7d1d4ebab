export { reviewsSlot } from './profile-slot.ts';
export { reviewKinds } from './reviews.kinds.ts';
export { reviewsPersonalData } from './reviews.personal-data.ts';
export { reviewsRoutes } from './reviews.routes.ts';
export { createReviews } from './reviews.ts';
export { reviewsOf } from './reviews-of.ts';
export { reviewsQueue } from './reviews-queue.ts';
export { scoresAddUp } from './scores-add-up.ts';
