import { type ApiError, type ErrorName, fail } from '@stagedoor/contract/errors';

const reasons = [
  'pageNotFound',
  'mandatoryFieldNull',
  'notEnoughMoney',
  'youBlockedYourself',
  'userBlockedYou',
  'blockedByAdmin',
] as const satisfies readonly ErrorName[];

/** Another payment page for the same monthly gift was paid at this moment, or no card can be charged. */
const later: readonly ErrorName[] = ['subscriptionActive', 'serviceLater'];

type Refusal = Pick<ApiError, 'name' | 'reason' | 'fields'> & { cause: ApiError };

/** Reduces the refusals of an order to those of a gift: it has no stock, no promo code and needs no channel. */
export const refuseGift = ({ name, reason, fields, cause }: Refusal): never => {
  if (reason) return fail('incompleteRequest', { reason, cause });
  if (later.includes(name)) return fail('serviceLater', { cause });
  const known = reasons.find((each) => each === name) ?? 'noActiveProduct';
  return fail(known, { cause, ...(fields && { fields }) });
};
