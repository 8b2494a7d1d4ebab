import { ApiError, type ErrorName, fail } from '@stagedoor/contract/errors';

const reasons = [
  'pageNotFound',
  'subscriptionActive',
  'youBlockedYourself',
  'userBlockedYou',
  'blockedByAdmin',
  'serviceLater',
] as const satisfies readonly ErrorName[];

/** Reduces the refusals of an order to those of a plan: it has no stock, no wallet part and needs no channel. */
export const refusePlan = (error: unknown): never => {
  if (!(error instanceof ApiError)) throw error;
  const { reason } = error;
  if (reason) return fail('incompleteRequest', { reason, cause: error });
  return fail(reasons.find((name) => name === error.name) ?? 'noActiveProduct', { cause: error });
};

/** The same for the first period, where a promo code is possible. */
export const refuseFirst = (error: unknown): never => {
  if (!(error instanceof ApiError)) throw error;
  return error.name === 'invalidPromoCode' ? fail('invalidPromoCode', { cause: error }) : refusePlan(error);
};
