import { incompleteReasonOf, Refusal } from '@stagedoor/contract/errors';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';

type Ended = Exclude<Withdrawal['state'], 'requested'>;

const ended: readonly Ended[] = ['approved', 'sent', 'rejected', 'cancelled', 'returned'];

/** How a withdrawal stands that can no longer be cancelled, if that is what the server said. */
export const endedState = (error: unknown): Ended | undefined => {
  if (!(error instanceof Refusal)) return undefined;
  if (error.name === 'transactionAlreadyApproved') return 'approved';
  const reason = incompleteReasonOf(error);
  return reason?.kind === 'stateChanged' ? ended.find((state) => state === reason.state) : undefined;
};
