import { limits } from '@stagedoor/contract/limits';
import { checking, sending } from '../../../platform/attempts.ts';

const { checksFromAddress, sendsToMailbox } = limits.verification;

export const attemptLimits = {
  sendLoginCode: sending('sendLoginCode'),
  /** By all devices together that do not know the user: nobody's mailbox is flooded, nobody's code is guessed by a crowd. */
  sendLoginCodeTo: sending('sendLoginCodeTo', sendsToMailbox),
  sendSessionCode: sending('sendSessionCode'),
  sendPhoneCode: sending('sendPhoneCode'),
  sendResetLink: sending('sendResetLink'),
  sendEmailLink: sending('sendEmailLink'),
  checkLoginCode: checking('checkLoginCode'),
  checkSessionCode: checking('checkSessionCode'),
  checkPhoneCode: checking('checkPhoneCode'),
  checkPassword: checking('checkPassword'),
  /** From one network address, by devices that do not know the user. */
  logInFrom: checking('logInFrom', checksFromAddress),
};
