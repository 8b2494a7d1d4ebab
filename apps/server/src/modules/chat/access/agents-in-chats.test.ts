import { beforeEach, describe, expect, it } from 'vitest';
import { acceptedMandate, aPerson } from '../../../../../../tests/support/agents.ts';
import { answer, aPair, historyOf, threadsOf, write, writePaid } from '../../../../../../tests/support/chat.ts';
import { aWallet } from '../../../../../../tests/support/ledger.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { balancesOf, once } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
const { pool } = program.database;
beforeEach(() => pool.query('delete from rate_limit'));

/** A fan's paid message to a talent whose agent is logged in. */
const setUp = async () => {
  const { fan, talent, idTalent } = await aPair(program);
  const agent = await aPerson(program, 'AGENT', 'Marek Agent');
  const idMandate = await acceptedMandate(agent.client, { idUser: idTalent, client: talent });
  const { body } = await writePaid(fan.client, idTalent);
  await program.settle();
  return { fan, talent, idTalent, agent, idMandate, idChat: body.idChat, idMessage: body.message.idMessage };
};
const deskOf = (
  client: { post: (path: string, body: object) => Promise<{ status: number; body: unknown }> },
  idTalent?: number,
) => client.post('/get-message-desk', { idTalent });

describe('an agent', () => {
  it('finds the messages of the talent, answers for them, and everybody sees who wrote', async () => {
    const { fan, talent, idTalent, agent, idChat, idMessage } = await setUp();
    expect((await deskOf(agent.client, idTalent)).body).toMatchObject({
      waiting: 1,
      items: [
        { message: { idMessage, own: false, may: { answer: true } }, thread: { partner: { idUser: fan.idUser } } },
      ],
    });
    expect((await deskOf(agent.client)).body).toMatchObject({ waiting: 0 });
    expect(await historyOf(agent.client, idChat)).toMatchObject({ writing: { kind: 'ANSWER', idMessage } });

    const earned = (await balancesOf(program, idTalent)).pending;
    expect(await answer(agent.client, idMessage)).toMatchObject({
      status: 200,
      body: { role: 'AGENT', own: true, author: { idUser: agent.idUser, name: 'Marek Agent' } },
    });
    await program.settle();
    for (const { client } of [fan, { client: talent }, agent]) {
      const { items } = await historyOf(client, idChat);
      expect(items[1]).toMatchObject({ role: 'AGENT', author: { name: 'Marek Agent' }, answers: idMessage });
    }
    expect((await historyOf(talent, idChat)).items[1]).toMatchObject({
      own: true,
      may: { edit: false, remove: false },
    });
    expect((await balancesOf(program, idTalent)).pending).toBeGreaterThan(earned);
    expect(await threadsOf(talent)).toMatchObject([{ idChat, unread: 0 }]);
  });

  it('reads without the fan being told that the talent did', async () => {
    const { fan, talent, agent, idChat } = await setUp();
    expect((await agent.client.post('/mark-chat-read', { idChat, seq: 1 })).status).toBe(200);
    expect((await historyOf(fan.client, idChat)).items[0]).toMatchObject({ paid: { status: 'sent' } });
    expect(await threadsOf(talent)).toMatchObject([{ unread: 1 }]);
  });

  it('declines, which returns the money', async () => {
    const { fan, agent, idMessage } = await setUp();
    const before = (await balancesOf(program, fan.idUser)).deposited;
    const { status } = await once(agent.client, '/decline-message', { id: idMessage, reason: 'On tour until May' });
    expect(status).toBe(200);
    expect((await balancesOf(program, fan.idUser)).deposited).toBe(before + 600);
  });

  it('writes freely while the talent leaves the chat open', async () => {
    const { fan, idTalent, agent, idChat, idMessage } = await setUp();
    await pool.query('insert into chat_settings (id_user, free_replies) values ($1, true)', [idTalent]);
    await answer(agent.client, idMessage);
    await program.settle();
    expect(await write(agent.client, { idChat, text: 'One more thing' })).toMatchObject({
      status: 200,
      body: { message: { role: 'AGENT', own: true } },
    });
    expect(await threadsOf(fan.client)).toMatchObject([{ unread: 2, lastMessage: { own: false } }]);
  });

  it('sees nothing, answers nothing and writes nothing once the mandate has ended', async () => {
    const { idTalent, talent, agent, idMandate, idChat, idMessage } = await setUp();
    expect((await talent.post('/end-mandate', { idMandate })).status).toBe(200);
    const missing = { body: { error: 1058 } };
    expect(await answer(agent.client, idMessage)).toMatchObject(missing);
    expect(await once(agent.client, '/decline-message', { id: idMessage, reason: 'Too late' })).toMatchObject(missing);
    expect(await write(agent.client, { idChat })).toMatchObject(missing);
    expect(await deskOf(agent.client, idTalent)).toMatchObject(missing);
    expect(await agent.client.get(`/history-log-by-id/${idChat}`)).toMatchObject(missing);
    expect((await answer(talent, idMessage)).status).toBe(200);
  });

  it('does not see what the talent writes as a fan, even where the talent is asked, too', async () => {
    const { talent, idTalent, agent } = await setUp();
    const other = await aPair(program);
    await aWallet({ ...program, at: program.clock.now() }, idTalent, { deposited: 10_000 });
    const missing = { body: { error: 1058 } };
    const { status, body } = await writePaid(talent, other.idTalent);
    expect(status).toBe(200);
    await program.settle();
    expect(await agent.client.get(`/history-log-by-id/${body.idChat}`)).toMatchObject(missing);

    await aWallet({ ...program, at: program.clock.now() }, other.idTalent, { deposited: 10_000 });
    expect((await writePaid(other.talent, idTalent)).body.idChat).toBe(body.idChat);
    await program.settle();
    expect(await agent.client.get(`/history-log-by-id/${body.idChat}`)).toMatchObject(missing);
  });

  it('cannot buy from the fan in the place of the talent', async () => {
    const { agent, idChat } = await setUp();
    expect(await write(agent.client, { idChat, payment: { total: 600, fromWallet: 600 } })).toMatchObject({
      body: { error: 1058 },
    });
  });
});

describe('the database', () => {
  const insert = (row: { idChat: number; idAuthor: number; idFor: number; idMandate: number | null }) =>
    pool.query(
      `insert into chat_message (id_chat, seq, id_author, id_for, id_mandate, text, created_at)
       values ($1, 99, $2, $3, $4, 'By me?', now())`,
      [row.idChat, row.idAuthor, row.idFor, row.idMandate],
    );

  it('takes nothing for somebody without an accepted mandate, nor outside of their chats', async () => {
    const { talent, idTalent, agent, idMandate, idChat, fan } = await setUp();
    const row = { idChat, idAuthor: agent.idUser, idFor: idTalent, idMandate };
    await expect(insert({ ...row, idMandate: null })).rejects.toThrow('chat_message_for_by_mandate');
    await expect(insert({ ...row, idFor: fan.idUser })).rejects.toThrow('does not let');
    const elsewhere = await setUp();
    await expect(insert({ ...row, idChat: elsewhere.idChat })).rejects.toThrow('is not in chat');
    await talent.post('/end-mandate', { idMandate });
    await expect(insert(row)).rejects.toThrow('does not let');
  });

  it('never changes who wrote', async () => {
    const { idTalent, agent, idMessage, idChat } = await setUp();
    await answer(agent.client, idMessage);
    const change = pool.query(
      'update chat_message set id_for = null, id_mandate = null where id_chat = $1 and id_for = $2',
      [idChat, idTalent],
    );
    await expect(change).rejects.toThrow('stays');
  });
});
