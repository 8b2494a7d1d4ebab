import { jwtVerify } from 'jose';
import twilio from 'twilio';
import { expect, it } from 'vitest';
import { aCallInTalk, aCallPair, callFor, start } from '../../../../../../tests/support/calls.ts';
import { twilioKeys } from '../../../../../../tests/support/open-program.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();

it('signs a token with which one’s own app, and nobody else’s, makes and receives calls', async () => {
  const { idUser, client } = await userWith(program);
  const { status, body } = await client.get('/get-twilio-tokens/ios');
  const { token, identity } = body as { token: string; identity: string };
  expect({ status, identity }).toEqual({ status: 200, identity: `user-${idUser}` });
  const { payload, protectedHeader } = await jwtVerify(token, Buffer.from(twilioKeys.apiSecret));
  expect(protectedHeader).toMatchObject({ alg: 'HS256', cty: 'twilio-fpa;v=1' });
  expect(payload).toMatchObject({
    iss: twilioKeys.apiKey,
    sub: twilioKeys.accountSid,
    grants: {
      identity,
      voice: { incoming: { allow: true }, outgoing: { application_sid: twilioKeys.application } },
      video: {},
    },
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3_600);
  expect(await client.get('/get-twilio-tokens/fridge')).toMatchObject({ status: 422 });
  expect((await aClient(program).get('/get-twilio-tokens/ios')).status).toBe(403);
});

/** As the provider sends it. */
const report = async (idCall: number, status: string, change: { signature?: string } = {}) => {
  const url = `/api/call-status/${idCall}/provider`;
  const form = { CallSid: `CA${'2'.repeat(32)}`, CallStatus: status };
  const signature = twilio.getExpectedTwilioSignature(twilioKeys.authToken, `http://stagedoor.test${url}`, form);
  const answer = await program.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': change.signature ?? signature,
    },
    payload: new URLSearchParams(form).toString(),
  });
  return answer.statusCode;
};

it('takes what the provider reports, and only with its signature', async () => {
  const pair = await aCallPair(program, 3_000);
  const ringing = (await start(pair)).body.idCall;
  for (const signature of ['', 'forged', twilio.getExpectedTwilioSignature('other', 'http://stagedoor.test', {})])
    expect(await report(ringing, 'no-answer', { signature })).toBe(404);
  expect(await callFor(pair.talent, ringing)).toMatchObject({ state: 'ringing' });
  for (const status of ['initiated', 'ringing', 'in-progress', 'no-answer', 'no-answer'])
    expect(await report(ringing, status)).toBe(200);
  expect(await callFor(pair.talent, ringing)).toMatchObject({ state: 'over', end: 'missed' });
  expect(await report(999_999, 'completed')).toBe(404);

  for (const [status, end] of [
    ['completed', 'hungUp'],
    ['failed', 'dropped'],
  ] as const) {
    const idCall = await aCallInTalk(pair);
    expect(await report(idCall, 'busy')).toBe(200);
    expect(await callFor(pair.talent, idCall)).toMatchObject({ state: 'talking' });
    expect(await report(idCall, status)).toBe(200);
    expect(await callFor(pair.talent, idCall)).toMatchObject({ state: 'over', end });
  }
  await program.settle();
  expect(await balancesOf(program, pair.fan.idUser)).toMatchObject({ deposited: 3_000 });
  expect(await violationsIn(program)).toEqual([]);
});

it('takes what the app of one of the two reports', async () => {
  const pair = await aCallPair(program);
  const other = await userWith(program);
  const say = (client: typeof other.client, idCall: number, status: string) =>
    client.post(`/call-status/${idCall}/${status}`, {});
  const first = (await start(pair)).body.idCall;
  expect((await say(other.client, first, 'cancelled')).status).toBe(404);
  expect((await say(aClient(program), first, 'cancelled')).status).toBe(404);
  expect((await say(pair.talent, first, 'incoming')).status).toBe(200);
  expect((await say(pair.talent, first, 'denied')).status).toBe(200);
  expect(await callFor(pair.fan.client, first)).toMatchObject({ end: 'denied' });
  const second = await aCallInTalk(pair);
  expect((await say(pair.fan.client, second, 'ended')).status).toBe(200);
  expect(await callFor(pair.talent, second)).toMatchObject({ end: 'hungUp', parnterEndCall: true });
});
