import { inspect } from 'node:util';
import { startSandbox } from '@stagedoor/sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { SmsNotSent, twilioSms } from './sms.ts';

const start = async () => {
  const sandbox = await startSandbox({ clock: { now: () => new Date('2030-05-01T10:00:00Z') } });
  onTestFinished(sandbox.close);
  return sandbox;
};

it('sends a text message', async () => {
  const { twilio, twilioUrl, outbox } = await start();

  await twilioSms({ ...twilio, baseUrl: twilioUrl }).send({ to: '+380501112233', text: 'Код 123456' });

  expect(outbox.sms('+380501112233')).toMatchObject([{ body: 'Код 123456', from: twilio.from }]);
});

it('says by code why a number is refused', async () => {
  const { twilio, twilioUrl } = await start();

  const sending = twilioSms({ ...twilio, baseUrl: twilioUrl }).send({ to: '12', text: 'hi' });

  await expect(sending).rejects.toMatchObject({ code: 21211, message: 'Twilio refused the message (21211)' });
});

it('keeps its token out of errors when Twilio is not reached', async () => {
  const { twilio, twilioUrl, close } = await start();
  await close();

  const failure = await twilioSms({ ...twilio, baseUrl: twilioUrl })
    .send({ to: '+380501112233', text: 'hi' })
    .catch((error) => error);

  expect(failure).toBeInstanceOf(SmsNotSent);
  expect(failure.code).toBeNull();
  const shown = inspect(failure, { depth: 9, showHidden: true });
  expect(shown).not.toContain(twilio.authToken);
  expect(shown).not.toContain(Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString('base64'));
});
