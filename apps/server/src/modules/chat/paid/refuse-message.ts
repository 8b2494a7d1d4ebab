import { type ApiError, type ErrorName, fail } from '@stagedoor/contract/errors';

const reasons = [
  'pageNotFound',
  'mandatoryFieldNull',
  'messagesDisabled',
  'fileSendingDisabled',
  'fileTooLarge',
  'noMessagesLeft',
  'removedFromChat',
  'notEnoughMoney',
  'youBlockedYourself',
  'userBlockedYou',
  'blockedByAdmin',
  'serviceLater',
] as const satisfies readonly ErrorName[];

type Refusal = Pick<ApiError, 'name' | 'reason' | 'fields'> & { cause: ApiError };

/** Reduces the refusals of an order to those of a message: it has no stock and no promo code. */
export const refuseMessage = ({ name, reason, fields, cause }: Refusal): never => {
  if (reason) return fail('incompleteRequest', { reason, cause });
  const known = reasons.find((each) => each === name) ?? 'noActiveProduct';
  return fail(known, { cause, ...(fields && { fields }) });
};
