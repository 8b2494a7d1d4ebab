import { type ApiError, type ErrorName, fail } from '@stagedoor/contract/errors';

const reasons = [
  'pageNotFound',
  'mandatoryFieldNull',
  'notEnoughMoney',
  'serviceLater',
] as const satisfies readonly ErrorName[];

type Refusal = Pick<ApiError, 'name' | 'reason'> & { cause: ApiError };

/** Reduces the refusals of an order to those of a win: whatever else there is, it cannot be sold to the winner now. */
export const refusePayment = ({ name, reason, cause }: Refusal): never => {
  if (reason) return fail('incompleteRequest', { reason, cause });
  const known = reasons.find((each) => each === name);
  return known ? fail(known, { cause }) : fail('incompleteRequest', { reason: { kind: 'notPossibleNow' }, cause });
};
