import { incompleteReasonOf } from '@stagedoor/contract/errors';

/** The server wants to know anew that it is still the same person. */
export const wantsVerification = (error: unknown): boolean => incompleteReasonOf(error)?.kind === 'verifySession';
