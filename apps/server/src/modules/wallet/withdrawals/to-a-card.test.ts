import { expect, it } from 'vitest';
import { hours } from '../../../../../../tests/support/clock.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { idOf, showAgain, someStaff, userWith, withdraw } from '../../../../../../tests/support/wallet.ts';

const visa = '4242424242424242';
const debit = '4000056655665556';

const program = await aPayingProgram();
type Talent = Awaited<ReturnType<typeof userWith>>;
const aTalent = () => userWith(program, { earned: 20_000 });

const tokenOf = async ({ client }: Talent, number: string) => {
  const { body } = await client.post('/tokenise-card', { number, expMonth: 12, expYear: 2034 });
  return (body as { cardToken: string }).cardToken;
};
const withdrawTo = async (talent: Talent, number: string) => {
  await showAgain(program, talent.idUser);
  return withdraw(talent.client, { destination: { rail: 'card', cardToken: await tokenOf(talent, number) } });
};

it('waits for a card that is new, and not for one that received money before', async () => {
  const [talent, staff] = [await aTalent(), await someStaff(program)];
  const first = await withdrawTo(talent, visa);
  expect(first.body).toMatchObject({
    destination: { rail: 'card', masked: '••••\u00a04242' },
    notBefore: expect.any(String),
  });

  program.clock.advance(hours(72));
  await staff.client.post('/approve-withdraw', { id: idOf(first) });
  const batch = await staff.client.post('/export-withdrawals', { rail: 'card' });
  const file = await staff.client.get(`/get-withdrawal-batch/${idOf(batch)}`);
  expect(JSON.stringify(file.body)).toContain('tok_');

  const again = await withdrawTo(talent, visa);
  expect(again.body).toMatchObject({ notBefore: null });
  await talent.client.post('/cancel-withdraw', { id: idOf(again) });
  expect((await withdrawTo(talent, debit)).body).toMatchObject({ notBefore: expect.any(String) });
});

it('is refused with a made-up token, or that of another person', async () => {
  const [talent, other] = [await aTalent(), await aTalent()];
  for (const cardToken of ['tok_1', await tokenOf(other, visa)]) {
    expect(await withdraw(talent.client, { destination: { rail: 'card', cardToken } })).toMatchObject({
      body: { error: 1008, fields: { 'destination.cardToken': 'invalid' } },
    });
  }
});
