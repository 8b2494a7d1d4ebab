import { expect, it } from 'vitest';
import { minutes } from '../../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient, aWorkingProgram } from '../../../../../../tests/support/program.ts';

const phone = '+380671234567';

const program = await aWorkingProgram();

const setUp = async () => {
  const user = await aUser(program);
  const client = await aLoggedInClient(program, user.idUser);
  const send = async (to = phone) => {
    const answer = await client.post('/send-phone-code', { phone: to });
    await program.settle();
    return answer;
  };
  const shown = async () => ((await client.get('/get-user-full/')).body as { phone: string | null }).phone;
  return { user, client, send, shown };
};

it('counts once the code of the SMS is given, and is shown masked', async () => {
  const { client, send, shown } = await setUp();
  expect((await send('+380 67 123-45-67')).status).toBe(200);
  expect(program.mailbox.texts.at(-1)?.to).toBe(phone);
  expect(await shown()).toBeNull();
  expect((await client.post('/confirm-phone', { code: program.mailbox.codeTexted() })).status).toBe(200);
  expect(await shown()).toBe('+••••••••••67');
});

it.each(['', '12345', '0671234567', '+380671', '+19005551234', 'call me'])('refuses %j', async (given) => {
  const { send } = await setUp();
  const { body } = await send(given);
  expect(body).toMatchObject(given === '' ? { error: 1008 } : { error: 1057 });
});

it('needs a verified session, to set as well as to remove', async () => {
  const { client, send } = await setUp();
  program.clock.advance(minutes(6));
  expect((await send()).body).toMatchObject({ error: 1028 });
  expect((await client.remove('/clear-user-fields?fields=phone')).body).toMatchObject({ error: 1028 });
});

it('sends three codes, takes five checks, and then asks to wait', async () => {
  const { client, send } = await setUp();
  for (let sent = 0; sent < 3; sent++) await send();
  expect((await send()).body).toMatchObject({ error: 1061 });
  const code = program.mailbox.codeTexted();
  const wrong = code === '000000' ? '000001' : '000000';
  for (let check = 0; check < 5; check++) {
    expect((await client.post('/confirm-phone', { code: wrong })).body).toMatchObject({ fields: { code: 'wrong' } });
  }
  expect((await client.post('/confirm-phone', { code })).body).toMatchObject({ error: 1060 });
});

it('takes a code on the device that asked for it, and wrong ones elsewhere do not use it up', async () => {
  const { user, client, send } = await setUp();
  const elsewhere = await aLoggedInClient(program, user.idUser);
  await send();
  const code = program.mailbox.codeTexted();
  for (let check = 0; check < 5; check++) {
    expect((await elsewhere.post('/confirm-phone', { code })).body).toMatchObject({ error: 1062 });
  }
  expect((await client.post('/confirm-phone', { code })).status).toBe(200);
});

it('takes no code after ten minutes', async () => {
  const { client, send } = await setUp();
  await send();
  program.clock.advance(minutes(10));
  expect((await client.post('/confirm-phone', { code: program.mailbox.codeTexted() })).body).toMatchObject({
    error: 1062,
  });
});
