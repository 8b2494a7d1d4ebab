import { incompleteReasonOf } from '@stagedoor/contract/errors';

/** Refused because the same person approved it. */
export const isSamePerson = (error: unknown): boolean => incompleteReasonOf(error)?.kind === 'otherStaffNeeded';
