import { mails } from '@stagedoor/messages/mails';
import { writeMail } from '@stagedoor/messages/write-mail';
import { countSend } from '../../../platform/attempts.ts';
import { attemptLimits } from '../codes/attempt-limits.ts';
import type { Deps } from '../deps.ts';
import { createLink, useLink, voidLinks } from '../links/mailed-links.ts';
import { changeUser, contactOf } from '../users.repo.ts';

export const verifyCorporateEmail =
  (deps: Deps) =>
  async (idUser: number, email: string): Promise<void> => {
    await countSend(deps, attemptLimits.sendEmailLink, String(idUser));
    await deps.database.inTransaction(async (tx) => {
      await voidLinks(tx, idUser, ['corporateEmail'], deps.clock.now());
      const { language } = await contactOf(tx, idUser);
      const { token, expiresAt } = await createLink(tx, deps, { purpose: 'corporateEmail', idUser, email });
      const path = `/confirm-corporate-email/${token}`;
      const written = writeMail(mails.corporateEmail, { language, gaps: {}, path });
      await deps.post.mail(tx, { to: email, why: 'asked', until: expiresAt, ...written });
    });
  };

export const confirmCorporateEmail =
  (deps: Deps) =>
  (token: string): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { id_user: idUser, email } = await useLink(tx, deps, 'corporateEmail', token);
      await changeUser(tx, idUser, { corporate_email: email });
    });
