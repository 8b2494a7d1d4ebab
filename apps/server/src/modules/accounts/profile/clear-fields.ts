import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import type { clearableFields } from '@stagedoor/contract/schemas/account';
import type { Actor, Deps } from '../deps.ts';
import { requireVerified } from '../sessions/require-verified.ts';
import { changeUser, type UserChange } from '../users.repo.ts';

type Field = (typeof clearableFields)[number];

const emptied: Record<Field, UserChange> = {
  about: { about: '' },
  corporateEmail: { corporate_email: null },
  image: { id_image: null },
  nickname: { nickname: null },
  phone: { phone: null },
};

export const clearFields =
  ({ database, clock, live }: Deps) =>
  (actor: Actor, fields: readonly Field[]): Promise<void> =>
    database.inTransaction(async (tx) => {
      if (fields.includes('phone')) await requireVerified(tx, actor.idSession, clock.now());
      await changeUser(tx, actor.idUser, Object.assign({}, ...fields.map((field) => emptied[field])));
      await live.send(tx, actor.idUser, selfUserUpdated);
    });
