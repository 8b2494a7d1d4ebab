import { limits } from '@stagedoor/contract/limits';
import { checking, sending } from '../../../platform/attempts.ts';

const { checksFromAddress, sendsToMailbox } = limits.verification;

export const attemptLimits = {
  sendLoginCode: sending('sendLoginCode'),
  /**
   * Counted over all devices unknown to the user: prevents flooding a mailbox, and guessing a code from many devices.
   */
  sendLoginCodeTo: sending('sendLoginCodeTo', sendsToMailbox),
  sendSessionCode: sending('sendSessionCode'),
  sendPhoneCode: sending('sendPhoneCode'),
  sendResetLink: sending('sendResetLink'),
  sendEmailLink: sending('sendEmailLink'),
  checkLoginCode: checking('checkLoginCode'),
  checkSessionCode: checking('checkSessionCode'),
  checkPhoneCode: checking('checkPhoneCode'),
  checkPassword: checking('checkPassword'),
  /** Counted per network address, for devices unknown to the user. */
  logInFrom: checking('logInFrom', checksFromAddress),
};
