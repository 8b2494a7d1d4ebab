import type { calls } from '@stagedoor/contract/endpoints/calls';
import { cents } from '@stagedoor/contract/money';
import { aProduct } from '../support/catalogue.ts';
import { once } from '../support/wallet.ts';
import { type BuiltIn, noId, noUuid, openToAll, own, plain, type Rows } from './row.ts';
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
  return (body as { idCall: number }).idCall;
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
  const idCall = await ringing(world, fan);
  await world.one('update call_party set id_user = $2 where id_call = $1 and id_user <> $3', [
    idCall,
    talent.idUser,
    fan.idUser,
  ]);
  await world.one(`alter table call disable trigger keep_call`);
  await world.one(`update call set id_talent = $2 where id = $1`, [idCall, talent.idUser]);
  await world.one(`alter table call enable trigger keep_call`);
  return idCall;
};

export const callsRows: Rows<BuiltIn<typeof calls>> = {
  getCallOffer: openToAll({
    make: async (world) => (await aTalentOnCall(world)).idUser,
    nowhere: noId,
    send: (idUser) => ({ params: { idUser } }),
  }),
  startCall: plain(async (world, fan) => ({ body: await startBody(world, fan) })),
  getCall: own({ make: ringing, nowhere: noId, send: (idCall) => ({ body: { idCall } }) }),
  getCalls: plain(() => ({ body: {} })),
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
  getCallServers: plain(() => ({})),
};
