import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Localized, NewPresentation, Presentation } from '@stagedoor/contract/schemas/content';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { recordStaffAction } from '../../staff/index.ts';

type Deps = { database: Database; clock: Clock };

export const showPresentation =
  ({ database }: Deps) =>
  (idUser: number, language: Language): Promise<Presentation> =>
    database.inTransaction(async (tx) => {
      const found = await sellers(tx, idUser)
        .leftJoin('talent', 'talent.id_user', 'users.id')
        .leftJoin('talent_presentation as set', 'set.id_user', 'users.id')
        .select(['users.id as idUser', 'users.nickname'])
        .select([
          sql<string>`coalesce(talent.names ->> ${language}::text, users.name)`.as('name'),
          sql<boolean>`coalesce(set.hide_recipient, false)`.as('hideRecipient'),
          sql<Localized | null>`set.event_instructions`.as('eventInstructions'),
          sql<Localized | null>`set.keep_hidden_label`.as('keepHiddenLabel'),
        ])
        .executeTakeFirst();
      return found ?? fail('pageNotFound');
    });

/** Replaces all settings; null means the default. */
export const setPresentation =
  ({ database, clock }: Deps) =>
  (idStaff: number, { idUser, hideRecipient, eventInstructions, keepHiddenLabel }: NewPresentation): Promise<void> =>
    database.inTransaction(async (tx) => {
      const talent = await sellers(tx, idUser).select('users.id').forKeyShare().executeTakeFirst();
      if (!talent) fail('pageNotFound');
      const values = {
        hide_recipient: hideRecipient,
        event_instructions: eventInstructions && JSON.stringify(eventInstructions),
        keep_hidden_label: keepHiddenLabel && JSON.stringify(keepHiddenLabel),
      };
      await tx
        .insertInto('talent_presentation')
        .values({ id_user: idUser, ...values })
        .onConflict((conflict) => conflict.column('id_user').doUpdateSet(values))
        .execute();
      await recordStaffAction(tx, { idStaff, action: 'presentation.set', subject: `user ${idUser}`, at: clock.now() });
    });

const sellers = (tx: Tx, idUser: number) =>
  tx.selectFrom('users').where('users.id', '=', idUser).where('users.role', 'in', ['EXPERT', 'AGENT']);
