import { incompleteReasonOf } from '@stagedoor/contract/errors';

/** Refused because the same staff member approved it. */
export const isSamePerson = (error: unknown): boolean => incompleteReasonOf(error)?.kind === 'otherStaffNeeded';
