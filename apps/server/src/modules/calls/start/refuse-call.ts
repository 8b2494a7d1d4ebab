import { type ApiError, type ErrorName, fail } from '@stagedoor/contract/errors';

const reasons = [
  'pageNotFound',
  'callsDisabled',
  'callInProgress',
  'notEnoughMoney',
  'noMessagesLeft',
  'youBlockedYourself',
  'userBlockedYou',
  'blockedByAdmin',
  'serviceLater',
] as const satisfies readonly ErrorName[];

/** Reduces the refusals of an order to those of a call: it has no stock, no form and no promo code. */
export const refuseCall = ({ name, reason }: Pick<ApiError, 'name' | 'reason'>, cause: ApiError): never => {
  if (reason) return fail('incompleteRequest', { reason, cause });
  return fail(reasons.find((each) => each === name) ?? 'noActiveProduct', { cause });
};
