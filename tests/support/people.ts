import { type StaffScope, staffScopes } from '@stagedoor/contract/staff-scopes';
import { hashPassword } from '../../apps/server/src/modules/accounts/index.ts';
import type { TestProgram } from './program.ts';

type Role = 'FAN' | 'EXPERT' | 'AGENT' | 'ADMIN';
type Status = 'ACTIVE' | 'HIDDEN' | 'REGISTRATION' | 'DEACTIVATED';

type PersonInput = { role?: Role; status?: Status; name?: string; scopes?: readonly StaffScope[] };

let people = 0;

export const aPassword = 'a-good-password';
// One hash for all users: hashing is slow on purpose, and no test depends on this one.
const storedPassword = hashPassword(aPassword);

export const aUser = async (
  { database, clock }: Pick<TestProgram, 'database' | 'clock'>,
  { role = 'FAN', status = 'ACTIVE', name = 'Lesia Horova', scopes = staffScopes }: PersonInput = {},
) => {
  const email = `person-${++people}@example.com`;
  const password_hash = await storedPassword;
  const at = clock.now();
  const id = await database.inTransaction(async (tx) => {
    const user = { name, email, role, status, password_hash, created_at: at };
    const { id } = await tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
    if (role === 'ADMIN') {
      await tx
        .insertInto('staff_member')
        .values({ id_user: id, scopes: [...scopes], added_at: at })
        .execute();
    }
    return id;
  });
  return { idUser: id, email, password: aPassword };
};

const inThreeLanguages = (text: string) => JSON.stringify({ en: text, uk: `${text} (uk)`, ru: `${text} (ru)` });

let groups = 100;

/** A group with one category, both named after it; last unless an order is given. */
export const aGroup = async ({ database }: Pick<TestProgram, 'database'>, name: string, order = ++groups) =>
  database.inTransaction(async (tx) => {
    const group = { name, order, title: inThreeLanguages(name) };
    const { id } = await tx.insertInto('talent_group').values(group).returning('id').executeTakeFirstOrThrow();
    const category = { ...group, name: `${name}-category`, id_group: id };
    const { id: idCategory } = await tx
      .insertInto('category')
      .values(category)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { idGroup: id, idCategory };
  });

export const aTalent = async (
  program: Pick<TestProgram, 'database' | 'clock'>,
  place: { idGroup: number; idCategory: number },
  {
    role = 'EXPERT',
    status = 'ACTIVE',
    name = 'Orysia',
    rank = 0,
  }: { role?: 'EXPERT' | 'AGENT'; status?: Status; name?: string; rank?: number } = {},
) => {
  const { idUser, email } = await aUser(program, { role, status, name });
  await program.database.inTransaction(async (tx) => {
    await tx
      .insertInto('talent')
      .values({
        id_user: idUser,
        id_group: place.idGroup,
        names: inThreeLanguages(name),
        headline: inThreeLanguages('Singer'),
        about: inThreeLanguages('Sings.'),
        languages: ['en', 'uk'],
        rank,
        approved_at: program.clock.now(),
      })
      .execute();
    await tx.insertInto('talent_category').values({ id_user: idUser, id_category: place.idCategory }).execute();
    await tx
      .updateTable('users')
      .set({ nickname: `nick-${idUser}` })
      .where('id', '=', idUser)
      .execute();
  });
  return { idUser, email, nickname: `nick-${idUser}` };
};
