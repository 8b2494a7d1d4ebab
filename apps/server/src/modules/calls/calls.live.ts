import { bookingChanged, callTopic } from '@stagedoor/contract/live/calls';
import type { Deps } from './deps.ts';

/** The signals of a call reach its two devices, which name their key, and nobody else; what becomes of a booking reaches all of both. */
export const callsLive = ({ database, live }: Pick<Deps, 'database' | 'live'>) => {
  live.shows(bookingChanged);
  live.topic(callTopic, ({ idUser, key }, idCall) =>
    database.inTransaction(async (tx) => {
      if (idUser === null || key === undefined || !isUuid(key)) return false;
      const call = await tx
        .selectFrom('call')
        .select('id')
        .where('id', '=', idCall)
        .where((eb) =>
          eb.or([
            eb.and([eb('id_fan', '=', idUser), eb('fan_key', '=', key)]),
            eb.and([eb('id_talent', '=', idUser), eb('talent_key', '=', key)]),
          ]),
        )
        .executeTakeFirst();
      return call !== undefined;
    }),
  );
};

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
