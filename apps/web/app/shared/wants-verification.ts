import { Refusal } from '@stagedoor/contract/errors';

/** The server wants to know anew that it is still the same person. */
export const wantsVerification = (error: unknown): boolean =>
  error instanceof Refusal && error.name === 'incompleteRequest' && error.fields?.session === 'verify';
