import { supportNotices } from '@stagedoor/messages/notices/support';
import { writeMail } from '@stagedoor/messages/write-mail';
import type { Deps } from './deps.ts';
import { closeOpen } from './requests.repo.ts';
import { supportKinds } from './support.kinds.ts';

const { en, uk, ru } = supportNotices.SUPPORT_ANSWERED;
const mailWords = { en: en.mail, uk: uk.mail, ru: ru.mail };

/** Mails the answer to the given address; to a user with an account it goes as a notification. */
export const answerRequest =
  ({ database, clock, notify, post }: Deps) =>
  (idStaff: number, { id, answer }: { id: number; answer: string }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const request = await closeOpen(tx, { id, idStaff, answer, at: clock.now() });
      const { id_user: idUser, email: to, language } = request;
      const gaps = { number: String(id), question: request.text, answer };
      const path = `/help?request=${encodeURIComponent(`support ${id}`)}#contact`;
      if (idUser !== null) {
        return notify(tx, supportKinds.answered, { idUser, eventKey: `support ${id}`, letter: { to, gaps, path } });
      }
      await post.mail(tx, { to, why: 'asked', ...writeMail(mailWords, { language, gaps, path }) });
    });
