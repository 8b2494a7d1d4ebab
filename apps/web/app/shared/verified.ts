import { lazy } from 'react';
import { ask } from './ask.tsx';
import { wantsVerification } from './wants-verification.ts';

const VerifyModal = lazy(() => import('./verify-modal.tsx'));

/** Does what needs a verified session: where it is not, asks for the password or a mailed code and does it again. */
export const verified = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    if (!wantsVerification(error) || (await ask(VerifyModal)) !== 'verified') throw error;
    return act();
  }
};
