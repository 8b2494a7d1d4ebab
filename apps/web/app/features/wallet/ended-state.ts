import { ApiError, incompleteReasonOf } from '@stagedoor/contract/errors';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';

type Ended = Exclude<Withdrawal['state'], 'requested'>;

const ended: readonly Ended[] = ['approved', 'sent', 'rejected', 'cancelled', 'returned'];

/** The state of a withdrawal that can no longer be cancelled, if the error says so. */
export const endedState = (error: unknown): Ended | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.name === 'transactionAlreadyApproved') return 'approved';
  const reason = incompleteReasonOf(error);
  return reason?.kind === 'stateChanged' ? ended.find((state) => state === reason.state) : undefined;
};
