import { ApiError } from '@stagedoor/contract/errors';
import { staffScopes } from '@stagedoor/contract/staff-scopes';
import { readConfig } from '../apps/server/src/config.ts';
import { makeStaff } from '../apps/server/src/modules/accounts/index.ts';
import { deleteFactor, recordStaffAction } from '../apps/server/src/modules/staff/index.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openDatabase, type Tx } from '../apps/server/src/platform/database/database.ts';
import { provideDatabase } from '../apps/server/src/provide-database.ts';

// For adding the first staff member, and for the last one who lost the phone. Everything else is done in the back
// office.
const at = systemClock.now();

const add = async (tx: Tx, email: string) => {
  const { idUser } = await makeStaff(tx, { email, scopes: staffScopes, idAddedBy: null, at });
  await recordStaffAction(tx, { idStaff: idUser, action: 'staff.addedByOperator', subject: `user ${idUser}`, at });
  return `${email} works here now and may do everything. They set up a second factor at /admin.`;
};

const reset = async (tx: Tx, email: string) => {
  const member = await tx
    .selectFrom('staff_member')
    .innerJoin('users', 'users.id', 'staff_member.id_user')
    .select('id_user')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!member || !(await deleteFactor(tx, member.id_user))) return `${email} has no second factor here.`;
  const subject = `user ${member.id_user}`;
  await recordStaffAction(tx, { idStaff: member.id_user, action: 'secondFactor.resetByOperator', subject, at });
  return `${email} sets up a new second factor at /admin.`;
};

const why: Record<string, string> = {
  unknown: 'no account is registered with this address',
  talent: 'a talent cannot join the staff',
  taken: 'they work here already',
};
const explain = (error: unknown) =>
  error instanceof ApiError ? (why[error.fields?.email ?? ''] ?? error.message) : String(error);

const actions: Record<string, (tx: Tx, email: string) => Promise<string>> = { add, reset };
const [name = '', email] = process.argv.slice(2);
const action = actions[name];
if (action && email) {
  const { programUrl, stop } = await provideDatabase(readConfig(process.env, []), () => {});
  const database = openDatabase(programUrl, { connections: 1 });
  try {
    console.log(await database.inTransaction((tx) => action(tx, email)));
  } catch (error) {
    console.error(`Nothing was done: ${explain(error)}.`);
    process.exitCode = 1;
  } finally {
    await database.close();
    await stop();
  }
} else {
  console.error('npm run staff -- add <email>    makes an existing account a staff member');
  console.error('npm run staff -- reset <email>  removes the second factor of a staff member');
  process.exitCode = 1;
}
