import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import type { registerBody } from '@stagedoor/contract/schemas/account';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';

type Registration = z.output<typeof registerBody>;

/** Completes the registration that the first log-in began, and records consent to the terms. */
export const registerUser =
  ({ database, clock, media, live }: Deps) =>
  (idUser: number, { name, about, languages, idImage, language }: Registration): Promise<void> =>
    database.inTransaction(async (tx) => {
      if (idImage !== undefined) await media.requireOwn(tx, idImage, idUser);
      const registered = await tx
        .updateTable('users')
        .set({
          name,
          about,
          languages,
          language,
          status: 'ACTIVE',
          ...(idImage !== undefined && { id_image: idImage }),
        })
        .where('id', '=', idUser)
        .where('status', '=', 'REGISTRATION')
        .returning('id')
        .executeTakeFirst();
      if (!registered) return fail('requestAlreadyExists');
      await tx
        .insertInto('agreement')
        .values({
          id_user: idUser,
          terms_version: limits.account.termsVersion,
          of_age: true,
          accepted_at: clock.now(),
        })
        .execute();
      await live.send(tx, idUser, selfUserUpdated);
    });
