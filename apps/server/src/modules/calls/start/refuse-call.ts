import { type ApiError, type ErrorName, fail } from '@stagedoor/contract/errors';

const reasons = [
  'pageNotFound',
  'callsDisabled',
  'notEnoughMoney',
  'noMessagesLeft',
  'youBlockedYourself',
  'userBlockedYou',
  'blockedByAdmin',
  'serviceLater',
] as const satisfies readonly ErrorName[];

type Refusal = Pick<ApiError, 'name' | 'reason'> & { cause: ApiError };

/** Reduces the refusals of an order to those of a call: it has no stock, no form and no promo code. */
export const refuseCall = ({ name, reason, cause }: Refusal): never => {
  if (reason) return fail('incompleteRequest', { reason, cause });
  return fail(reasons.find((each) => each === name) ?? 'noActiveProduct', { cause });
};
