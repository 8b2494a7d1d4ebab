import { isCommonPin } from '@stagedoor/contract/common-pin';
import { fail } from '@stagedoor/contract/errors';
import type { Actor, Deps } from '../deps.ts';
import { hashPin } from '../passwords.ts';
import { requireVerified } from '../sessions/require-verified.ts';
import { changeUser } from '../users.repo.ts';

export const setPin =
  ({ database, clock, secrets }: Deps) =>
  async (actor: Actor, pin: string): Promise<void> => {
    await database.inTransaction((tx) => requireVerified(tx, actor.idSession, clock.now()));
    if (isCommonPin(pin)) fail('mandatoryFieldNull', { fields: { pin: 'common' } });
    const pin_hash = await hashPin(pin, secrets.pepper);
    await database.inTransaction((tx) => changeUser(tx, actor.idUser, { pin_hash }));
  };

export const deletePin =
  ({ database }: Deps) =>
  (idUser: number): Promise<void> =>
    database.inTransaction((tx) => changeUser(tx, idUser, { pin_hash: null }));
