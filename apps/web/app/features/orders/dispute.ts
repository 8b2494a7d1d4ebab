import type { OrderDetail } from '@stagedoor/contract/schemas/order';

/** Whose turn it is in a dispute: the bank's, the talent's, ours, or ours although our time is up. */
export const disputeStage = ({ problem }: Pick<OrderDetail, 'problem'>, now: number) => {
  if (problem === null) return 'disputedByBank';
  if (Date.parse(problem.decideBy) <= now) return 'disputedLate';
  return problem.answer !== null || Date.parse(problem.answerBy) <= now ? 'disputedWaits' : 'disputed';
};

type Told = Pick<OrderDetail, 'state' | 'history' | 'paidOutAt'>;

/** Whether the problem was reported in time to hold the talent's share. */
export const holdsPayout = ({ state, history, paidOutAt }: Told): boolean => {
  const reported = history.findLast((event) => event.state === 'disputed');
  return state === 'disputed' && reported !== undefined && paidOutAt !== null && reported.at < paidOutAt;
};
