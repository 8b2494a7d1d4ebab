import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { aPayingProgram, type PayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aPayment } from '../../../../../tests/support/payments.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import {
  agreementOf,
  aMember,
  aMonthly,
  begin,
  chargedFor,
  moveTo,
  payOn,
} from '../../../../../tests/support/recurring.ts';
import { userWith, violationsIn } from '../../../../../tests/support/wallet.ts';

/** A member since 31 January whose renewal of 28 February was declined. */
const declined = async (card: { number: string } = testCards.failsLater) => {
  const program = await aPayingProgram();
  await moveTo(program, '2027-01-31T10:00:00Z');
  const member = await aMember(program, undefined, card);
  await moveTo(program, '2027-02-28T10:00:00Z');
  return { program, ...member };
};

const mailedTo = ({ mailbox }: PayingProgram, email: string) =>
  /\/pay\/([0-9a-f-]{36})/.exec(mailbox.latest(email).text)?.[1] ?? '';

/** As somebody who is not logged in. */
const look = async (program: PayingProgram, si: string) =>
  (await aClient(program).post('/get-renewal', { si })).body as { state: string };
const pay = (program: PayingProgram, si: string) => aClient(program).post('/pay-renewal', { si });
const resultOf = ({ body }: { body: unknown }) => (body as { result: string }).result;

it('is paid on a new page after the mailed one was opened, left and closed, once for two presses', async () => {
  const { program, fan, idAgreement, idProduct, idTalent } = await declined();
  await moveTo(program, '2027-03-07T10:00:00Z');
  const si = mailedTo(program, fan.email);
  await program.payments.openCheckout(si);
  await moveTo(program, '2027-03-08T10:01:00Z');

  expect((await aClient(program).post('/get-payment', { si })).body).toMatchObject({ state: 'expired' });
  expect(await look(program, si)).toEqual({
    kind: 'membership',
    state: 'due',
    price: 1000,
    until: '2027-03-10T10:00:00.000Z',
    idProduct,
    idTalent,
  });
  const [one, two] = await Promise.all([pay(program, si), pay(program, si)]);
  expect(resultOf(one)).toBe(resultOf(two));
  expect(resultOf(one)).not.toContain(si);
  await payOn(program, resultOf(one));

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'active' });
  expect(await look(program, si)).toMatchObject({ state: 'paid' });
  expect(await chargedFor(program, idAgreement)).toEqual([1000, 1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('works the same for a bank’s question that nobody answered', async () => {
  const { program, fan, idAgreement } = await declined(testCards.threeDSecureAlways);
  const si = mailedTo(program, fan.email);
  await moveTo(program, '2027-03-09T10:00:00Z');
  expect(await look(program, si)).toMatchObject({ state: 'due' });
  await payOn(program, resultOf(await pay(program, si)));
  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'active' });
  expect(await chargedFor(program, idAgreement)).toEqual([1000, 1000]);
});

it('is over on day ten, and nothing can be paid any more', async () => {
  const { program, fan, idAgreement } = await declined();
  const si = mailedTo(program, fan.email);
  // No worker has looked yet.
  program.clock.advance(new Date('2027-03-10T10:00:00Z').getTime() - program.clock.now().getTime());
  const refused = { status: 409, body: { error: 1028, reason: { kind: 'notPossibleNow' } } };
  expect(await look(program, si)).toMatchObject({ state: 'over' });
  expect(await pay(program, si)).toMatchObject(refused);
  await program.settle();

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'ended' });
  expect(await look(program, si)).toMatchObject({ state: 'over' });
  expect(await pay(program, si)).toMatchObject(refused);
  expect(await chargedFor(program, idAgreement)).toEqual([1000]);
});

it('is nothing but a renewal: neither a first payment nor another one', async () => {
  const program = await aPayingProgram();
  const { idUser } = await userWith(program);
  const { result } = await begin(program, idUser, await aMonthly(program));
  const other = await aPayment(program);
  for (const si of [result.split('si=')[1] ?? '', other.si]) {
    expect(await aClient(program).post('/get-renewal', { si })).toMatchObject({ status: 404 });
    expect(await pay(program, si)).toMatchObject({ status: 404 });
  }
});
