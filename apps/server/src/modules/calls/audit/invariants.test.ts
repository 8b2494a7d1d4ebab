import { expect, it } from 'vitest';
import {
  aCallInTalk,
  aCallPair,
  anAgreedBooking,
  book,
  halfHourAfter,
  hangUp,
  talk,
} from '../../../../../../tests/support/calls.ts';
import { hours } from '../../../../../../tests/support/clock.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { violationsAfter, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { callInvariants } from './invariants.ts';

const program = await aPayingProgram();
const over = await aCallPair(program);
const idOver = await aCallInTalk(over);
await talk(program, over, idOver, 90);
await hangUp(over.fan.client, idOver);
const running = await aCallPair(program);
const idRunning = await aCallInTalk(running);
const expecting = await aCallPair(program);
const inHours = halfHourAfter(program.clock.now(), hours(3));
const idAgreed = await anAgreedBooking(expecting, inHours);
const declined = await aCallPair(program);
const { idBooking: idDeclined } = (await book(declined, inHours)).body;
await declined.talent.post('/call-off', { idBooking: idDeclined });
await program.settle();

const unguarded = [
  'alter table call disable trigger user',
  'alter table call_hold disable trigger user',
  'alter table orders disable trigger user',
  'alter table call_booking disable trigger user',
];
const ofCall = (set: string) => `update call set ${set} where id = ${idOver}`;
const ofHold = (set: string) => `update call_hold set ${set} where id_call = ${idOver}`;
const ofOrder = (set: string) =>
  `update orders set ${set} where id = (select id_order from call_hold where id_call = ${idOver})`;

const faults: [invariant: string, statements: string[]][] = [
  ['call-holds-add-up', [ofCall('billed_seconds = 80')]],
  ['call-holds-add-up', [ofHold('used = 91')]],
  ['call-holds-add-up', [ofHold('seconds = 60, used = 60'), ofCall('billed_seconds = 60')]],
  ['call-holds-add-up', [ofCall('talked_seconds = 91')]],
  ['call-holds-add-up', [ofHold(`state = 'held', used = null`)]],
  ['call-holds-are-settled', [ofHold('used = 89')]],
  [
    'call-holds-are-settled',
    [ofOrder(`state = 'processing', deadline_at = now(), completed_at = null, delivered_at = null`)],
  ],
  ['call-holds-are-settled', [ofHold('used = 100')]],
  ['parties-are-in-their-calls', [`delete from call_party where id_user = ${running.idTalent}`]],
  ['parties-are-in-their-calls', [`insert into call_party (id_user, id_call) values (${over.idTalent}, ${idOver})`]],
  [
    'parties-are-in-their-calls',
    [`update call_party set id_user = ${over.idTalent} where id_user = ${running.idTalent}`],
  ],
  [
    'call-bookings-are-paid-or-back',
    [`update call_booking set state = 'over', ended = 'notMet', ended_at = now() where id = ${idAgreed}`],
  ],
  [
    'call-bookings-are-paid-or-back',
    [`update call_booking set ended = 'held', id_call = ${idOver} where id = ${idDeclined}`],
  ],
  ['call-bookings-are-paid-or-back', [`update call_booking set ended = 'fanAway', used = 60 where id = ${idDeclined}`]],
];

it('finds nothing where there is nothing to find', async () => {
  expect(await violationsIn(program)).toEqual([]);
});

it.each(faults)('finds out when this is no longer true: %s', async (invariant, statements) => {
  expect(await violationsAfter(program, [...unguarded, ...statements])).toContain(invariant);
});

it('has a planted fault for every invariant', () => {
  const tripped = new Set(faults.map(([invariant]) => invariant));
  expect(callInvariants.filter(({ name }) => !tripped.has(name))).toEqual([]);
});

it.each([
  [
    'ring without both in it',
    `insert into call (id_fan, id_talent, kind, rate, fan_key, started_at)
      values (${over.fan.idUser}, ${over.idTalent}, 'voice', 0, gen_random_uuid(), now());
    update call set state = 'ringing', rings_until = now() where state = 'paying'`,
  ],
  ['move back', `update call set state = 'ringing' where id = ${idRunning}`],
  ['be of somebody else', `update call set id_fan = ${over.fan.idUser} where id = ${idRunning}`],
  ['be answered on another device', `update call set talent_key = gen_random_uuid() where id = ${idRunning}`],
  ['change once it is over', ofCall('talked_seconds = 5')],
  [
    'be booked for less',
    `update call_booking set seconds = 60, until = at + interval '1 minute' where id = ${idAgreed}`,
  ],
  ['be booked anew once that is over', `update call_booking set state = 'agreed' where id = ${idDeclined}`],
  [
    'be moved without a turn',
    `update call_booking set at = at + interval '1 hour', until = until + interval '1 hour' where id = ${idAgreed}`,
  ],
  ['have a hold that grows', `update call_hold set seconds = 900 where id_call = ${idRunning}`],
])('cannot %s', async (_what, statement) => {
  await expect(program.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});
