import { fail } from '@stagedoor/contract/errors';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { isNickname, type updateUserBody } from '@stagedoor/contract/schemas/account';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/retry.ts';
import type { Deps } from '../deps.ts';
import { channelClosed } from '../facts.ts';
import { changeUser, type UserChange } from '../users.repo.ts';

type Wanted = z.output<typeof updateUserBody>;

const uniqueViolation = '23505';

/** Changes what is named; what is left out stays. */
export const updateUser =
  ({ database, media, live, outbox }: Deps) =>
  (idUser: number, wanted: Wanted): Promise<void> =>
    database.inTransaction(async (tx) => {
      if (wanted.idImage !== undefined) await media.requireOwn(tx, wanted.idImage, idUser);
      const before = await switchesOf(tx, idUser);
      await changeUser(tx, idUser, columnsOf(wanted)).catch((error) => {
        if (sqlState(error) === uniqueViolation) fail('nicknameUnavailable');
        throw error;
      });
      for (const channel of channels) {
        if (before[channel] && wanted.settings?.[channel] === false) {
          await outbox.append(tx, channelClosed, { idUser, channel });
        }
      }
      await live.tell(tx, idUser, selfUserUpdated);
    });

const channels = ['messages', 'calls'] as const;

/** Locked, so that of two who switch off at once one does. */
const switchesOf = (tx: Tx, idUser: number) =>
  tx.selectFrom('users').select(channels).where('id', '=', idUser).forNoKeyUpdate().executeTakeFirstOrThrow();

const columnsOf = ({ settings, ...wanted }: Wanted): UserChange => {
  const nickname = wanted.nickname?.toLowerCase();
  if (nickname !== undefined && !isNickname(nickname)) fail('nicknameUnavailable');
  // Undefined is left out by the query builder.
  return {
    name: wanted.name,
    nickname,
    about: wanted.about,
    languages: wanted.languages,
    id_image: wanted.idImage,
    currency: wanted.currency,
    language: wanted.language,
    auto_delete_months: wanted.autoDeleteMonths,
    show_wallet: settings?.showWallet,
    calls: settings?.calls,
    messages: settings?.messages,
    files: settings?.files,
  };
};
