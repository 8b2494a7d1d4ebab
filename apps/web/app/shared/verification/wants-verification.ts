import { incompleteReasonOf } from '@stagedoor/contract/errors';

/** Whether the server requires step-up verification. */
export const wantsVerification = (error: unknown): boolean => incompleteReasonOf(error)?.kind === 'verifySession';
