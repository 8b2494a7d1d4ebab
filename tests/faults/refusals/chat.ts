import { chatLimits } from '@stagedoor/contract/chat-limits';
import { answer, aPair, messagePrice, writePaid } from '../../support/chat.ts';
import { aPayingProgram, type PayingProgram } from '../../support/paying-program.ts';
import { aClient } from '../../support/program.ts';
import { userWith } from '../../support/wallet.ts';
import { blockAccount, blockPair } from './buying.ts';
import type { CasesOf, Prepare } from './refused-call.ts';

const key = '7d2f8a52-3f4e-4f0e-9d62-1f1f6f3f0a11';
const words = { clientId: key, text: 'Where do the songs come from?', language: 'en' };
const paid = { total: messagePrice, fromWallet: messagePrice };

/** A fan about to pay for a message from the wallet, and the call to send. */
const aFanWriting = async (program: PayingProgram, change: object = {}) => {
  const pair = await aPair(program);
  const body = { ...words, idUser: pair.idTalent, payment: paid, ...change };
  return { ...pair, client: pair.fan.client, body };
};

const writing =
  (change: object): Prepare =>
  (program) =>
    aFanWriting(program, change);

/** The talent has changed this since. */
const switchedOff =
  (column: 'messages' | 'files', change: object = {}): Prepare =>
  async (program) => {
    const call = await aFanWriting(program, change);
    await program.database.pool.query(`update users set ${column} = false where id = $1`, [call.idTalent]);
    return call;
  };

/** A recording that is fit for a post and too long for a chat. */
const aLongRecording = async (program: PayingProgram, idOwner: number) => {
  await program.database.pool.query(
    `insert into private_file (id, id_owner, name, bytes, is_audio, created_at, expires_at)
     values ($1::text, $2, 'stagedoor.mp3', $3, true, $4, $4)`,
    [`long-${idOwner}`, idOwner, chatLimits.fileBytes + 1, program.clock.now()],
  );
  return { attachments: [{ type: 'VOICE', idFile: `long-${idOwner}`, milliseconds: 1_000, peaks: [50] }] };
};

export const sendMessageCases: CasesOf<'sendMessage'> = {
  pageNotFound: writing({ idUser: 999_999 }),
  incompleteRequest: writing({ payment: { ...paid, total: messagePrice - 1 } }),
  messagesDisabled: switchedOff('messages'),
  fileSendingDisabled: switchedOff('files', { attachments: [{ type: 'PICTURE', idImage: 'x' }] }),
  fileTooLarge: async (program) => {
    const call = await aFanWriting(program);
    return { ...call, body: { ...call.body, ...(await aLongRecording(program, call.fan.idUser)) } };
  },
  noMessagesLeft: writing({ payment: { total: 0, fromPack: true } }),
  removedFromChat: async (program) => {
    const { fan, idTalent } = await aPair(program);
    const { rows } = await program.database.pool.query(
      `with made as (insert into chat (kind, id_owner, name, about, for_all_paid, last_at, created_at)
         values ('group', $1, 'Front row', '', true, $3, $3) returning id)
       insert into chat_member (id_chat, id_user, joined_at, removed_at) select id, $2, $3, $3 from made returning id_chat`,
      [idTalent, fan.idUser, program.clock.now()],
    );
    return { client: fan.client, body: { ...words, idChat: Number(rows[0].id_chat) } };
  },
  anonymousCannotWrite: async (program) => ({ client: aClient(program), body: (await aFanWriting(program)).body }),
  userBlockedYou: async (program) => {
    const call = await aFanWriting(program);
    await blockPair(program, call.idTalent, call.fan.idUser);
    return call;
  },
  youBlockedYourself: async (program) => {
    const call = await aFanWriting(program);
    await blockAccount(program, call.fan.idUser, 'self');
    return call;
  },
  partnerBlockedByAdmin: async (program) => {
    const call = await aFanWriting(program);
    const { body } = await writePaid(call.client, call.idTalent);
    await program.settle();
    await blockAccount(program, call.idTalent, 'admin');
    return { client: call.client, body: { ...words, idChat: body.idChat } };
  },
  blockedByAdmin: async (program) => {
    const call = await aFanWriting(program);
    await blockAccount(program, call.fan.idUser, 'admin');
    return call;
  },
  noActiveProduct: async (program) => {
    const other = await userWith(program);
    return aFanWriting(program, { idUser: other.idUser });
  },
  notEnoughMoney: async (program) => {
    const { idTalent } = await aPair(program);
    const poor = await userWith(program, { deposited: messagePrice - 1 });
    return { client: poor.client, body: { ...words, idUser: idTalent, payment: paid } };
  },
  serviceLater: async () => {
    const program = await aPayingProgram({ cards: null });
    return { program, ...(await aFanWriting(program, { payment: { total: messagePrice } })) };
  },
};

/** A message that waits for its answer. */
const aQuestion = async (program: PayingProgram) => {
  const pair = await aPair(program);
  const { body } = await writePaid(pair.fan.client, pair.idTalent);
  await program.settle();
  return { ...pair, id: body.message.idMessage };
};

export const answerMessageCases: CasesOf<'answerMessage'> = {
  pageNotFound: async (program) => {
    const { fan, id } = await aQuestion(program);
    return { client: fan.client, body: { ...words, id } };
  },
  incompleteRequest: async (program) => {
    const { talent, id } = await aQuestion(program);
    await answer(talent, id);
    return { client: talent, body: { ...words, id } };
  },
  fileTooLarge: async (program) => {
    const { talent, idTalent, id } = await aQuestion(program);
    return { client: talent, body: { ...words, id, ...(await aLongRecording(program, idTalent)) } };
  },
};

export const cancelMessageCases: CasesOf<'cancelMessage'> = {
  pageNotFound: async (program) => {
    const { talent, id } = await aQuestion(program);
    return { client: talent, path: `/cancel-message/${id}` };
  },
  incompleteRequest: async (program) => {
    const { fan, talent, id } = await aQuestion(program);
    await answer(talent, id);
    return { client: fan.client, path: `/cancel-message/${id}` };
  },
};

export const declineMessageCases: CasesOf<'declineMessage'> = {
  pageNotFound: async (program) => {
    const { fan, id } = await aQuestion(program);
    return { client: fan.client, body: { id, reason: 'No' } };
  },
  incompleteRequest: async (program) => {
    const { talent, id } = await aQuestion(program);
    await answer(talent, id);
    return { client: talent, body: { id, reason: 'No' } };
  },
};
