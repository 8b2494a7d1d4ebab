import { expect, it } from 'vitest';
import { aProduct, aSeller } from '../../../../../tests/support/catalogue.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';

const program = await aProgram();

const rows = async (idOwner: number) =>
  (
    await program.database.pool.query(
      `select subject, id_subject, reason, text, id_user from report join complaint on id_report = report.id
       where id_owner = $1 order by complaint.created_at, id_user`,
      [idOwner],
    )
  ).rows;

it('makes one report of what many say about the same, and keeps each person’s last words', async () => {
  const talent = await aSeller(program);
  const [first, second] = [await aUser(program), await aUser(program)];
  const about = { subject: 'USER', id: talent.idUser };
  const complain = async (idUser: number, body: object) =>
    (await aLoggedInClient(program, idUser)).post('/complain', { ...about, ...body });
  expect((await complain(first.idUser, { reason: 'SPAM' })).status).toBe(200);
  await Promise.all([
    complain(first.idUser, { reason: 'FRAUD', text: 'Sells what is not theirs' }),
    complain(second.idUser, { reason: 'OTHER' }),
  ]);
  expect(await rows(talent.idUser)).toEqual([
    {
      subject: 'USER',
      id_subject: talent.idUser,
      reason: 'FRAUD',
      text: 'Sells what is not theirs',
      id_user: first.idUser,
    },
    { subject: 'USER', id_subject: talent.idUser, reason: 'OTHER', text: '', id_user: second.idUser },
  ]);
  const reports = await program.database.pool.query('select id from report where id_owner = $1', [talent.idUser]);
  expect(reports.rowCount).toBe(1);
});

it('can be about a product', async () => {
  const talent = await aSeller(program);
  const idProduct = await aProduct(program, talent.idUser);
  const fan = await aLoggedInClient(program, (await aUser(program)).idUser);
  expect((await fan.post('/complain', { subject: 'PRODUCT', id: idProduct, reason: 'COPYRIGHT' })).status).toBe(200);
  expect(await rows(talent.idUser)).toMatchObject([{ subject: 'PRODUCT', id_subject: idProduct, reason: 'COPYRIGHT' }]);
});

it('needs another, existing user and a reason', async () => {
  const me = await aUser(program);
  const client = await aLoggedInClient(program, me.idUser);
  const complain = async (body: object) => (await client.post('/complain', body)).body;
  expect(await complain({ subject: 'USER', id: 999_999, reason: 'SPAM' })).toMatchObject({ error: 1058 });
  expect(await complain({ subject: 'PRODUCT', id: 999_999, reason: 'SPAM' })).toMatchObject({ error: 1058 });
  expect(await complain({ subject: 'USER', id: me.idUser, reason: 'SPAM' })).toMatchObject({ error: 1058 });
  expect(await complain({ subject: 'USER', id: me.idUser, reason: 'UGLY' })).toMatchObject({
    error: 1008,
    fields: { reason: 'invalid' },
  });
});
