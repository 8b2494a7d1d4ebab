import { fail } from '@stagedoor/contract/errors';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { texts } from '@stagedoor/messages/mails';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { clearAttempts, countCheck, countSend } from '../../../platform/attempts.ts';
import { attemptLimits } from '../codes/attempt-limits.ts';
import { issueCode, subjectOf, useCode } from '../codes/one-time-codes.ts';
import type { Actor, Deps } from '../deps.ts';
import { requireVerified } from '../sessions/require-verified.ts';
import { changeUser, contactOf } from '../users.repo.ts';

export const sendPhoneCode =
  (deps: Deps) =>
  async (actor: Actor, given: string): Promise<void> => {
    const { database, clock, post } = deps;
    const { idUser, device } = actor;
    const phone = readPhone(given) ?? fail('invalidPhone');
    if (!post.sendsSms) return fail('serviceLater');
    await database.inTransaction((tx) => requireVerified(tx, actor.idSession, clock.now()));
    await countSend(deps, attemptLimits.sendPhoneCode, String(idUser));
    await database.inTransaction(async (tx) => {
      const { language } = await contactOf(tx, idUser);
      const { code, expiresAt } = await issueCode(tx, deps, { purpose: 'phone', idUser, device }, phone);
      await post.sms(tx, texts.phoneCode, { to: phone, language, gaps: { code }, until: expiresAt });
    });
  };

export const confirmPhone =
  (deps: Deps) =>
  async ({ idUser, device }: Actor, code: string): Promise<void> => {
    const whom = { purpose: 'phone', idUser, device } as const;
    await countCheck(deps, attemptLimits.checkPhoneCode, subjectOf(whom));
    await deps.database.inTransaction(async (tx) => {
      const { phone } = await useCode(tx, deps, whom, code, 'code');
      await clearAttempts(tx, deps.secrets, attemptLimits.checkPhoneCode, subjectOf(whom));
      await changeUser(tx, idUser, { phone });
      await deps.live.send(tx, idUser, selfUserUpdated);
    });
  };

// Excludes premium numbers, whose owners could earn from our SMS.
const reachable = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER']);

const readPhone = (given: string): string | null => {
  const parsed = parsePhoneNumberFromString(given);
  return parsed?.isValid() && reachable.has(parsed.getType() ?? '') ? parsed.number : null;
};
