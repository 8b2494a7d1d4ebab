import { type ApiError, type ErrorName, fail } from '@stagedoor/contract/errors';

const reasons = [
  'pageNotFound',
  'subscriptionActive',
  'youBlockedYourself',
  'userBlockedYou',
  'blockedByAdmin',
  'serviceLater',
] as const satisfies readonly ErrorName[];

type Refused = { refusal: ApiError };

/** Reduces the refusals of an order to those of a plan: it has no stock, no wallet part and needs no channel. */
export const refusePlan = ({ refusal }: Refused): never => {
  const { name, reason } = refusal;
  if (reason) return fail('incompleteRequest', { reason, cause: refusal });
  return fail(reasons.find((each) => each === name) ?? 'noActiveProduct', { cause: refusal });
};

/** The same for the first period, where a promo code is possible. */
export const refuseFirst = ({ refusal }: Refused): never =>
  refusal.name === 'invalidPromoCode' ? fail('invalidPromoCode', { cause: refusal }) : refusePlan({ refusal });
