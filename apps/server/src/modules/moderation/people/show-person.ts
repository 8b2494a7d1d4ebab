import { fail } from '@stagedoor/contract/errors';
import type { WholePerson } from '@stagedoor/contract/schemas/person';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { type PersonRow, people, personDto } from './people.repo.ts';
import { actionsOn, countsOf, moreOf } from './person-facts.repo.ts';

/** The account, its activity, and staff actions on it. */
export const showPerson =
  ({ database, clock, ledger }: Pick<Deps, 'database' | 'clock' | 'ledger'>) =>
  (idStaff: number, idUser: number): Promise<WholePerson> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      const { rows } = await sql<PersonRow>`${people(now)} where u.id = ${idUser}`.execute(tx);
      const [person] = rows;
      if (!person) return fail('pageNotFound');
      const more = await moreOf(tx, idUser, now);
      const { about, open, by, ...counts } = await countsOf(tx, idUser);
      return {
        ...personDto(person),
        corporateEmail: more.corporate_email,
        pendingEmail: more.pending_email,
        language: more.language,
        languages: more.languages,
        agreements: more.agreements.map(({ at, ...agreed }) => ({ ...agreed, at: new Date(at).toISOString() })),
        blocks: more.blocks.map(({ since, until, ...block }) => ({
          ...block,
          since: new Date(since).toISOString(),
          until: until && new Date(until).toISOString(),
        })),
        ...counts,
        wallet: await ledger.balances(tx, idUser),
        complaints: { about, open, by },
        actions: (await actionsOn(tx, idUser)).map(({ at, ...action }) => ({ ...action, at: at.toISOString() })),
        mayBlock: person.role !== 'ADMIN' && idUser !== idStaff && person.status !== 'DEACTIVATED',
      };
    });
