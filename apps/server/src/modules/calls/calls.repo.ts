import { fail } from '@stagedoor/contract/errors';
import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query, readIn } from '../../platform/database/read.ts';
import type { Call, CallHold } from '../../platform/database/schema.gen.ts';
import type { Meter, Side } from './meter.ts';

export type CallRecord = Selectable<Call>;
export type Hold = Selectable<CallHold>;

const callForUpdate = query<{ idCall: number }, CallRecord>('call-for-update', (db, { idCall }) =>
  db.selectFrom('call').selectAll().where('id', '=', idCall).forUpdate(),
);

/** Every change locks the call's row, so that reports, hang-ups and looks are judged one after another. */
export const lockCall = async (tx: Tx, idCall: number): Promise<CallRecord> =>
  (await readIn(tx)(callForUpdate, { idCall }))[0] ?? fail('pageNotFound');

export const sideOf = (
  { id_fan, id_talent }: Pick<CallRecord, 'id_fan' | 'id_talent'>,
  idUser: number,
): Side | null => {
  if (idUser === id_fan) return 'fan';
  return idUser === id_talent ? 'talent' : null;
};

type Device = { idUser: number; idCall: number; key: string };

/** For one of the two; to anybody else it does not exist. */
export const lockOwnCall = async (tx: Tx, { idUser, idCall }: Omit<Device, 'key'>) => {
  const call = await lockCall(tx, idCall);
  const side = sideOf(call, idUser) ?? fail('pageNotFound');
  return { call, side };
};

export const keyOf = (call: CallRecord, side: Side): string | null => (side === 'fan' ? call.fan_key : call.talent_key);

/** For the device that is in the call. */
export const lockForDevice = async (tx: Tx, { key, ...own }: Device) => {
  const { call, side } = await lockOwnCall(tx, own);
  if (keyOf(call, side) !== key) fail('pageNotFound');
  return { call, side };
};

export const changeCall = (tx: Tx, { id }: Pick<CallRecord, 'id'>, change: Updateable<Call>): Promise<CallRecord> =>
  tx.updateTable('call').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const meterOf = ({ fan_from, fan_last, talent_from, talent_last, banked_ms }: CallRecord): Meter => ({
  fan: fan_from && fan_last && { from: fan_from, last: fan_last },
  talent: talent_from && talent_last && { from: talent_from, last: talent_last },
  bankedMs: banked_ms,
});

export const meterColumns = ({ fan, talent, bankedMs }: Meter): Updateable<Call> => ({
  fan_from: fan?.from ?? null,
  fan_last: fan?.last ?? null,
  talent_from: talent?.from ?? null,
  talent_last: talent?.last ?? null,
  banked_ms: bankedMs,
});

/** Its holds, the first one first. */
export const lockHolds = (tx: Tx, idCall: number): Promise<Hold[]> =>
  tx.selectFrom('call_hold').selectAll().where('id_call', '=', idCall).orderBy('number').forUpdate().execute();

const secondsHeld = query<{ idCall: number }, { seconds: number | null }>('call-seconds-held', (db, { idCall }) =>
  db
    .selectFrom('call_hold')
    .select(({ fn }) => fn.sum<number | null>('seconds').as('seconds'))
    .where('id_call', '=', idCall)
    .where('state', '<>', 'paying'),
);

export const heldSeconds = async (tx: Tx, idCall: number): Promise<number> =>
  Number((await readIn(tx)(secondsHeld, { idCall }))[0]?.seconds ?? 0);
