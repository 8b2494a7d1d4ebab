import { lazy } from 'react';
import { ask } from '../dialogs/ask.tsx';
import { wantsVerification } from './wants-verification.ts';

const VerifyModal = lazy(() => import('./verify-modal.tsx'));

const askToVerify = () => ask(VerifyModal);

/**
 * Runs an action that needs a verified session: if it is refused, asks for the password or a mailed code and retries.
 */
export const verified = async <Result>(act: () => Promise<Result>, verify = askToVerify): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    if (!wantsVerification(error) || (await verify()) !== 'verified') throw error;
    return act();
  }
};
