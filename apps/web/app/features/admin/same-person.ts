import { Refusal } from '@stagedoor/contract/errors';

/** Refused because the same person approved it. */
export const isSamePerson = (error: unknown): boolean => error instanceof Refusal && error.fields?.staff === 'same';
