import { Refusal } from '@stagedoor/contract/errors';
import { lazy } from 'react';
import { ask } from './ask.tsx';

const VerifyModal = lazy(() => import('./verify-modal.tsx'));

/** The server wants to know anew that it is still the same person. */
export const wantsVerification = (error: unknown): boolean =>
  error instanceof Refusal && error.name === 'incompleteRequest' && error.fields?.session === 'verify';

/** Does what needs a verified session: where it is not, asks for the password or a mailed code and does it again. */
export const verified = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    if (!wantsVerification(error) || (await ask(VerifyModal)) !== 'verified') throw error;
    return act();
  }
};
