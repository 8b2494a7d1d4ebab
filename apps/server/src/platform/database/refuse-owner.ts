import { withClient } from './with-client.ts';

/**
 * The program must not be able to drop the constraints on its tables, so it may neither own them nor be a superuser.
 */
export const refuseOwner = (programUrl: string): Promise<void> =>
  withClient(programUrl, async (client) => {
    const { rows } = await client.query<{ owns: boolean }>(
      `select exists (select from pg_tables where schemaname in ('public', 'pgboss') and pg_has_role(current_user, tableowner, 'member')) as owns`,
    );
    if (rows[0]?.owns) {
      throw new Error(
        'DATABASE_URL names a role that owns the tables, but the program must own nothing: give it a role that is only a member of stagedoor_program. See docs/operations.md.',
      );
    }
  });
