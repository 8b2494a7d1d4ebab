import type { FoundPerson, PeopleFilter } from '@stagedoor/contract/schemas/person';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { matchesText } from './matches-text.ts';
import { isIn, type PersonRow, people, personDto } from './people.repo.ts';

type Found = { items: FoundPerson[]; next: number | null };

/** Searches all accounts, including deleted ones, newest first. */
export const findPeople =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  ({ text, role, state, before, size }: PeopleFilter): Promise<Found> =>
    database.inTransaction(async (tx) => {
      const conditions = [sql<boolean>`true`];
      if (text) conditions.push(matchesText(text));
      if (role) conditions.push(sql`u.role = ${role}::user_role`);
      if (state) conditions.push(isIn[state]);
      if (before !== undefined) conditions.push(sql`u.id < ${before}`);
      const { rows } = await sql<PersonRow>`${people(clock.now())}
        where ${sql.join(conditions, sql` and `)} order by u.id desc limit ${size + 1}`.execute(tx);
      const items = rows.slice(0, size).map(personDto);
      return { items, next: rows.length > size ? (items.at(-1)?.idUser ?? null) : null };
    });
