import type { Actor, Deps } from '../deps.ts';
import { hashPassword } from '../passwords.ts';
import { requireVerified } from '../sessions/require-verified.ts';
import { emailOf } from '../users.repo.ts';
import { refuseCommon } from './common.ts';
import { setPassword } from './set-password.ts';

export const changePassword =
  (deps: Deps) =>
  async (actor: Actor, password: string): Promise<void> => {
    const { database, clock } = deps;
    const email = await database.inTransaction(async (tx) => {
      await requireVerified(tx, actor.idSession, clock.now());
      return emailOf(tx, actor.idUser);
    });
    refuseCommon(password, email);
    const hash = await hashPassword(password);
    await database.inTransaction((tx) => setPassword(tx, deps, { idUser: actor.idUser, hash, kept: actor }));
  };
