import { hashPassword } from '../../apps/server/src/modules/accounts/index.ts';
import type { TestProgram } from './program.ts';

type Role = 'FAN' | 'EXPERT' | 'AGENT' | 'ADMIN';
type Status = 'ACTIVE' | 'HIDDEN' | 'REGISTRATION' | 'DEACTIVATED';

let people = 0;

export const aPassword = 'a-good-password';
// The same hash for everybody: hashing is slow on purpose, and no test is about this one.
const storedPassword = hashPassword(aPassword);

export const aUser = async (
  { database, clock }: Pick<TestProgram, 'database' | 'clock'>,
  { role = 'FAN', status = 'ACTIVE', name = 'Lesia Horova' }: { role?: Role; status?: Status; name?: string } = {},
) => {
  const email = `person-${++people}@example.com`;
  const password_hash = await storedPassword;
  const { id } = await database.inTransaction((tx) =>
    tx
      .insertInto('users')
      .values({ name, email, role, status, password_hash, created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { idUser: id, email, password: aPassword };
};
