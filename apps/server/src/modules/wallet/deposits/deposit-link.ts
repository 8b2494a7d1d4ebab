import type { Cents } from '@stagedoor/contract/money';
import { mails } from '@stagedoor/messages/mails';
import { writeMail } from '@stagedoor/messages/write-mail';
import { countSend, sending } from '../../../platform/attempts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { contactOf, createLink, useLink, voidLinks } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { startDeposit } from './start-deposit.ts';

/** Mails a link for depositing from another device without logging in. */
export const sendDepositLink =
  (deps: Deps) =>
  async (idUser: number): Promise<void> => {
    await countSend(deps, sending('sendDepositLink'), String(idUser));
    await deps.database.inTransaction(async (tx) => {
      const { email, language } = await contactOf(tx, idUser);
      if (!email) return;
      await voidLinks(tx, idUser, ['deposit'], deps.clock.now());
      const { token, expiresAt } = await createLink(tx, deps, { purpose: 'deposit', idUser });
      const path = `/wallet/deposit/${token}`;
      const written = writeMail(mails.depositLink, { language, gaps: {}, path });
      await deps.post.mail(tx, { to: email, why: 'asked', until: expiresAt, ...written });
    });
  };

/** Consumes the link, unless the deposit is refused. */
export const depositByLink =
  (deps: Deps) =>
  async (tx: Tx, { token, amount }: { token: string; amount: Cents }): Promise<{ result: string }> => {
    const { id_user: idUser } = await useLink(tx, deps, 'deposit', token);
    return startDeposit(deps)(tx, { idUser, amount });
  };
