import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { deviceNameOf } from '../../../platform/http/device-name.ts';

type Known = { idUser: number; device: string; userAgent: string; at: Date };

export const rememberDevice = async (tx: Tx, { idUser, device, userAgent, at }: Known) => {
  await tx
    .insertInto('device')
    .values({ id_user: idUser, id_device: device, name: deviceNameOf(userAgent), created_at: at, last_seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['id_user', 'id_device']).doUpdateSet({ revoked_at: null, pin_tries: 0, last_seen_at: at }),
    )
    .execute();
};

/** `except` null: all devices. */
export const deleteDevices = async (tx: Tx, idUser: number, except: string | null, at: Date) => {
  await tx
    .updateTable('device')
    .set({ revoked_at: sql`coalesce(revoked_at, ${at})`, push_token: null })
    .where('id_user', '=', idUser)
    .$if(except !== null, (all) => all.where('id_device', '<>', except))
    .execute();
};

type Naming = {
  idUser: number;
  device: string;
  name: string;
  platform: 'web' | 'ios' | 'android';
  pushToken?: string | undefined;
};

export const nameDevice = async (tx: Tx, { idUser, device, name, platform, pushToken }: Naming) => {
  await tx
    .updateTable('device')
    .set({ name, platform, push_token: pushToken ?? null })
    .where('id_user', '=', idUser)
    .where('id_device', '=', device)
    .execute();
};
