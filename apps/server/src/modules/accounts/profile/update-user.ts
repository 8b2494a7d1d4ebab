import { fail } from '@stagedoor/contract/errors';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { isNickname } from '@stagedoor/contract/nickname';
import type { updateUserBody } from '@stagedoor/contract/schemas/account';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/retry.ts';
import { channelClosed } from '../accounts.events.ts';
import type { Deps } from '../deps.ts';
import { changeUser, type UserChange } from '../users.repo.ts';

type Input = z.output<typeof updateUserBody>;

const uniqueViolation = '23505';

/** Partial update: omitted fields stay unchanged. */
export const updateUser =
  ({ database, media, live, outbox }: Deps) =>
  (idUser: number, input: Input): Promise<void> =>
    database.inTransaction(async (tx) => {
      if (input.idImage !== undefined) await media.requireOwn(tx, input.idImage, idUser);
      const before = await switchesOf(tx, idUser);
      await changeUser(tx, idUser, columnsOf(input)).catch((error) => {
        if (sqlState(error) === uniqueViolation) fail('nicknameUnavailable');
        throw error;
      });
      for (const channel of channels) {
        if (before[channel] && input.settings?.[channel] === false) {
          await outbox.append(tx, channelClosed, { idUser, channel });
        }
      }
      await live.send(tx, idUser, selfUserUpdated);
    });

const channels = ['messages', 'calls'] as const;

/** Locks the row, so that of two concurrent switch-offs only one publishes the domain event. */
const switchesOf = (tx: Tx, idUser: number) =>
  tx.selectFrom('users').select(channels).where('id', '=', idUser).forNoKeyUpdate().executeTakeFirstOrThrow();

const columnsOf = ({ settings, ...input }: Input): UserChange => {
  const nickname = input.nickname?.toLowerCase();
  if (nickname !== undefined && !isNickname(nickname)) fail('nicknameUnavailable');
  // The query builder omits undefined values.
  return {
    name: input.name,
    nickname,
    about: input.about,
    languages: input.languages,
    id_image: input.idImage,
    currency: input.currency,
    language: input.language,
    auto_delete_months: input.autoDeleteMonths,
    show_wallet: settings?.showWallet,
    calls: settings?.calls,
    messages: settings?.messages,
    files: settings?.files,
  };
};
