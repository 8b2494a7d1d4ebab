import type { Call } from '@stagedoor/contract/schemas/call';

/** Answers may arrive in another order than they were given. What is over stays over. */
export const laterOf = (before: Call | undefined, call: Call): Call =>
  before && (before.at > call.at || (before.state === 'over' && call.state !== 'over')) ? before : call;
