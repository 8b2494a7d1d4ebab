import { fillWallets } from '../support/buyers.ts';
import { aProduct, aSeller } from '../support/catalogue.ts';
import { writePaid } from '../support/chat.ts';
import type { PayingProgram } from '../support/paying-program.ts';
import { userWith } from '../support/wallet.ts';
import { type Case, otherReason } from './idempotency-case.ts';

const price = 300;
const otherWords = (body: object) => ({ ...body, text: 'Other words' });

/** A message that waits for this talent's answer. */
const aQuestion = async (program: PayingProgram, idTalent: number): Promise<number> => {
  await aProduct(program, idTalent, 'MSG', { standardRate: price });
  const fan = await userWith(program, { deposited: price });
  return (await writePaid(fan.client, idTalent, {}, price)).body.message.idMessage;
};

export const chatCases = {
  sendMessage: {
    async prepare(program, { idUser }) {
      const seller = await aSeller(program);
      await aProduct(program, seller.idUser, 'MSG', { standardRate: price });
      await fillWallets(program.database, [{ idUser, pot: 'deposited', amount: price }]);
      const words = { clientId: crypto.randomUUID(), text: 'How did it begin?', language: 'en' };
      return { ...words, idUser: seller.idUser, payment: { total: price, fromWallet: price } };
    },
    change: otherWords,
    effects: 'select from chat_message where id_author = $1',
  },
  answerMessage: {
    by: 'talent',
    prepare: async (program, { idUser }) => ({
      clientId: crypto.randomUUID(),
      id: await aQuestion(program, idUser),
      text: 'With a song',
    }),
    change: otherWords,
    effects: 'select from chat_message where id_author = $1',
  },
  declineMessage: {
    by: 'talent',
    prepare: async (program, { idUser }) => ({ id: await aQuestion(program, idUser), reason: 'It cannot be done.' }),
    change: otherReason,
    effects: `select from orders where id_talent = $1 and state = 'declined'`,
  },
} satisfies Record<string, Case>;
