import type { calls } from '@stagedoor/contract/endpoints/calls';
import { cents } from '@stagedoor/contract/money';
import { halfHourAfter } from '../support/calls.ts';
import { aProduct } from '../support/catalogue.ts';
import { hours } from '../support/clock.ts';
import { once } from '../support/wallet.ts';
import { type BuiltIn, hiddenFromAll, noId, noUuid, openToAll, own, plain, type Rows } from './row.ts';
import { give } from './things.ts';
import type { Person, World } from './world.ts';

const price = 300;
const minutes = 10;
const payment = { by: 'wallet' as const, total: cents(price * minutes) };
const key = '7d2f8a52-3f4e-4f0e-9d62-1f1f6f3f0a11';

const aTalentOnCall = async (world: World): Promise<Person> => {
  const talent = await world.aSeller();
  await aProduct(world.program, talent.idUser, 'CALL', { standardRate: price });
  return talent;
};

const startBody = async (world: World, fan: Person) => {
  if (fan.idUser) await give(world, fan, 'deposited', price * 100);
  const { idUser } = await aTalentOnCall(world);
  return { idUser, kind: 'voice' as const, minutes, payment, key, language: 'en' as const };
};

const ringing = async (world: World, fan: Person): Promise<number> => {
  const { body } = await once(fan.client, '/start-call', await startBody(world, fan));
  // Before the registration is finished nobody can call.
  return (body as { idCall?: number }).idCall ?? noId;
};

const talking = async (world: World, fan: Person): Promise<number> => {
  const idCall = await ringing(world, fan);
  await world.one(`update call set state = 'talking', talent_key = $2, answered_at = $3 where id = $1`, [
    idCall,
    noUuid,
    world.program.clock.now(),
  ]);
  return idCall;
};

/** Of somebody else, to this talent. */
const ringingAt = async (world: World, talent: Person): Promise<number> => {
  const fan = await world.aFan();
  if (talent.idUser === 0) return noId;
  const idOther = await ringing(world, fan);
  const { id } = await world.one(
    `insert into call (id_fan, id_talent, kind, state, rate, fan_key, started_at, rings_until)
     select id_fan, $2, kind, state, rate, fan_key, started_at, rings_until from call where id = $1 returning id`,
    [idOther, talent.idUser],
  );
  await world.one('update call_hold set id_call = $2 where id_call = $1', [idOther, id]);
  await world.one('delete from call_party where id_call = $1', [idOther]);
  await world.one('insert into call_party (id_user, id_call) values ($1, $3), ($2, $3) on conflict do nothing', [
    fan.idUser,
    talent.idUser,
    id,
  ]);
  return Number(id);
};

const bookBody = async (world: World, fan: Person, ahead = hours(2)) => {
  const { key: _key, ...body } = await startBody(world, fan);
  return { ...body, at: halfHourAfter(world.program.clock.now(), ahead) };
};

/** A fan has asked for it, and the other one of the two answers. */
const booked = async (world: World, fan: Person): Promise<number> => {
  const { body } = await once(fan.client, '/book-call', await bookBody(world, fan));
  return (body as { idBooking?: number }).idBooking ?? noId;
};

/** It is time. */
const agreed = async (world: World, fan: Person): Promise<number> => {
  const idBooking = await booked(world, fan);
  await world.one(
    `update call_booking set state = 'agreed', turn = 2, at = $2, until = $2::timestamptz + make_interval(secs => seconds)
     where id = $1 returning id`,
    [idBooking, world.program.clock.now()],
  );
  return idBooking;
};

/** Somebody asks this talent. */
const bookedAt = async (world: World, talent: Person): Promise<number> => {
  if (talent.idUser === 0) return noId;
  const fan = await world.aFan();
  // Set aside by another order.
  const [idOther, idCall] = [await booked(world, fan), await ringing(world, fan)];
  const { id } = await world.one(
    `insert into call_booking (id_fan, id_talent, kind, state, at, until, asked_at, id_order, seconds, rate)
     select b.id_fan, $2, b.kind, b.state, b.at, b.until, b.asked_at, h.id_order, b.seconds, b.rate
     from call_booking b join call_hold h on h.id_call = $3 where b.id = $1 returning id`,
    [idOther, talent.idUser, idCall],
  );
  return Number(id);
};

export const callsRows: Rows<BuiltIn<typeof calls>> = {
  getCallOffer: openToAll({
    make: async (world) => (await aTalentOnCall(world)).idUser,
    nowhere: noId,
    send: (idUser) => ({ params: { idUser } }),
  }),
  startCall: plain(async (world, fan) => ({ body: await startBody(world, fan) })),
  getCall: own({ make: ringing, nowhere: noId, send: (idCall) => ({ body: { idCall } }) }),
  getOrderCall: own({
    make: async (world, fan) => {
      const idCall = await ringing(world, fan);
      if (idCall === noId) return noId;
      const { id_order } = await world.one('select id_order from call_hold where id_call = $1', [idCall]);
      return Number(id_order);
    },
    nowhere: noId,
    send: (idOrder) => ({ body: { idOrder } }),
  }),
  getCalls: plain(async (world, caller) => {
    if (caller.idUser) await ringingAt(world, caller);
    return { body: {} };
  }),
  answerCall: own({ make: ringingAt, nowhere: noId, send: (idCall) => ({ body: { idCall, key } }) }),
  denyCall: own({ make: ringingAt, nowhere: noId, send: (idCall) => ({ body: { idCall } }) }),
  endCall: own({ make: ringing, nowhere: noId, send: (idCall) => ({ body: { idCall } }) }),
  beatCall: own({ make: talking, nowhere: noId, send: (idCall) => ({ body: { idCall, key } }) }),
  signalCall: own({ make: talking, nowhere: noId, send: (idCall) => ({ body: { idCall, key, signal: '{}' } }) }),
  extendCall: own({
    make: talking,
    nowhere: noId,
    send: (idCall) => ({
      body: {
        idCall,
        minutes: 5,
        payment: { by: 'wallet' as const, total: cents(price * 5) },
        language: 'en' as const,
      },
    }),
  }),
  getCallTimes: openToAll({
    make: async (world) => (await aTalentOnCall(world)).idUser,
    nowhere: noId,
    send: (idUser) => ({ body: { idUser, minutes } }),
  }),
  bookCall: plain(async (world, fan) => ({ body: await bookBody(world, fan) })),
  getCallBooking: own({ make: booked, nowhere: noId, send: (idBooking) => ({ body: { idBooking } }) }),
  getCallBookings: plain(async (world, caller) => {
    if (caller.idUser) await booked(world, caller);
    return { body: {} };
  }),
  acceptCallTime: own({ make: bookedAt, nowhere: noId, send: (idBooking) => ({ body: { idBooking, turn: 1 } }) }),
  proposeCallTime: own({
    make: async (world, talent) => ({
      idBooking: await bookedAt(world, talent),
      at: halfHourAfter(world.program.clock.now(), hours(5)),
    }),
    nowhere: { idBooking: noId, at: '2027-01-01T00:00:00.000Z' },
    send: (proposed) => ({ body: { ...proposed, turn: 1 } }),
  }),
  callOff: own({ make: booked, nowhere: noId, send: (idBooking) => ({ body: { idBooking } }) }),
  joinCall: own({ make: agreed, nowhere: noId, send: (idBooking) => ({ body: { idBooking, key } }) }),
  getCallServers: plain(() => ({})),
  getCallSettings: plain(() => ({})),
  setCallSettings: plain(() => ({ body: { answers: 'never', timeZone: 'Europe/Kyiv', hours: [] } })),
  getTwilioTokens: plain(() => ({ params: { x: 'ios' } })),
  callStatus: {
    byApp: own(
      { make: ringing, nowhere: noId, send: (a) => ({ params: { a, b: 'cancelled' } }) },
      { refuses: { registering: 'pageNotFound' } },
    ),
    byProvider: hiddenFromAll({ make: ringing, nowhere: noId, send: (a) => ({ params: { a, b: 'provider' } }) }),
  },
};
