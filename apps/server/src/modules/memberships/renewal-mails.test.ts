import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { aPayingProgram, type PayingProgram } from '../../../../../tests/support/paying-program.ts';
import { answerBank } from '../../../../../tests/support/payments.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import { agreementOf, aMember, chargedFor, moveTo, payOn } from '../../../../../tests/support/recurring.ts';

/** A member since 31 January whose card behaves like this when it is charged later. */
const since = async (card?: { number: string }) => {
  const program = await aPayingProgram();
  await moveTo(program, '2027-01-31T10:00:00Z');
  return { program, ...(await aMember(program, undefined, card)) };
};

const mailsTo = ({ mailbox }: PayingProgram, email: string) =>
  mailbox.mails.filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));

/** The payment page that a mail leads to, as somebody finds it who is not logged in. */
const pageIn = (text: string) => /\/pay\/([0-9a-f-]{36})/.exec(text)?.[1] ?? '';

it('mails each step of a failed renewal: what happens next, when, and a link that needs no login', async () => {
  const { program, fan } = await since(testCards.failsLater);
  const steps = [];
  for (const day of ['2027-02-28', '2027-03-03', '2027-03-07', '2027-03-10']) {
    const before = mailsTo(program, fan.email).length;
    await moveTo(program, `${day}T10:00:00Z`);
    steps.push(mailsTo(program, fan.email).slice(before));
  }
  const [declined, third, seventh, tenth] = steps.map((mails) => mails.map(({ text }) => text));

  expect(declined).toEqual([expect.stringContaining('try the card again on 3 March 2027 at 10:00 UTC')]);
  expect(third).toEqual([expect.stringContaining('try the card again on 7 March 2027 at 10:00 UTC')]);
  expect(seventh).toEqual([expect.stringContaining('continues until 10 March 2027 at 10:00 UTC')]);
  expect(seventh?.[0]).not.toContain('try the card again');
  expect(tenth).toEqual([expect.stringContaining('/feed-subscription/')]);
  expect(tenth?.[0]).toContain('won’t charge you any more');
});

it.each([
  ['2027-02-28T10:00:00Z', '2027-03-01T00:00:00Z'],
  ['2027-03-07T10:00:00Z', '2027-03-09T00:00:00Z'],
])('is paid on the page that was mailed at %s, by whoever has the link', async (mailed, paid) => {
  const { program, fan, idAgreement } = await since(testCards.failsLater);
  await moveTo(program, '2027-02-28T10:00:00Z');
  await moveTo(program, mailed);
  const si = pageIn(program.mailbox.latest(fan.email).text);
  await moveTo(program, paid);
  const shown = await aClient(program).post('/get-payment', { si });
  expect(shown.body).toMatchObject({ state: 'recorded', amount: 1000 });
  await payOn(program, `?si=${si}`);

  expect(await agreementOf(program, idAgreement)).toMatchObject({ state: 'active' });
  expect(await chargedFor(program, idAgreement)).toEqual([1000, 1000]);
});

it('asks to join again when no worker ran for more than the days of grace, and charges nothing', async () => {
  const { program, fan, idAgreement } = await since();
  const before = mailsTo(program, fan.email).length;
  await moveTo(program, '2027-03-20T10:00:00Z');

  expect(mailsTo(program, fan.email).slice(before)).toEqual([
    { subject: expect.stringContaining('didn’t renew'), text: expect.stringContaining('/feed-subscription/') },
  ]);
  expect(await chargedFor(program, idAgreement)).toEqual([1000]);
});

it('mails a receipt for each renewal', async () => {
  const { program, fan } = await since();
  const before = mailsTo(program, fan.email).length;
  await moveTo(program, '2027-02-28T10:00:00Z');

  const receipts = mailsTo(program, fan.email).slice(before);
  expect(receipts).toEqual([{ subject: expect.stringContaining('is paid'), text: expect.stringContaining('$10.00') }]);
});

it('asks once for a payment that the bank wants confirmed, in words of its own', async () => {
  const { program, fan, idAgreement } = await since(testCards.threeDSecureAlways);
  const before = mailsTo(program, fan.email).length;
  await moveTo(program, '2027-02-28T10:00:00Z');

  const mails = mailsTo(program, fan.email).slice(before);
  expect(mails).toEqual([
    { subject: 'Your bank asks you to confirm $10.00', text: expect.stringContaining('the membership ends then') },
  ]);
  await answerBank(await program.payments.openCheckout(pageIn(mails[0]?.text ?? '')));
  await program.sandbox.webhooksDelivered();
  await program.settle();
  expect(await chargedFor(program, idAgreement)).toEqual([1000, 1000]);
});

it('tells once of a card that will have expired when it is charged next, and not of another', async () => {
  const { program, fan } = await since();
  const other = await aMember(program);
  const expire = (idUser: number, [month, year]: [number, number]) =>
    program.database.pool.query('update saved_card set exp_month = $2, exp_year = $3 where id_user = $1', [
      idUser,
      month,
      year,
    ]);
  await expire(fan.idUser, [1, 2027]);
  await expire(other.fan.idUser, [2, 2027]);
  const told = (email: string) => mailsTo(program, email).filter(({ subject }) => subject.includes('expires before'));
  const lookThrough = () => program.jobs.queueCalendar().then(() => program.settle());
  await moveTo(program, '2027-02-20T10:00:00Z');
  await lookThrough();
  expect(told(fan.email)).toEqual([]);
  for (const day of ['2027-02-22', '2027-02-23', '2027-02-24']) {
    await moveTo(program, `${day}T10:00:00Z`);
    await lookThrough();
  }

  expect(told(fan.email)).toEqual([
    { subject: expect.stringContaining('28 February 2027'), text: expect.stringContaining('/feed-subscription/') },
  ]);
  expect(told(other.fan.email)).toEqual([]);
});
