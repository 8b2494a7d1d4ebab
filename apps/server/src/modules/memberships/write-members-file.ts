import type { Language } from '@stagedoor/contract/limits';
import type { Member } from '@stagedoor/contract/schemas/membership';
import { memberColumns, memberStates } from '@stagedoor/messages/members-file';
import { writeCsv } from '../../platform/csv.ts';
import { plainDollars } from '../../platform/plain-dollars.ts';
import type { Deps } from './deps.ts';
import { allMembersOf } from './list-members.ts';

/** All members of a talent, for a spreadsheet. */
export const writeMembersFile =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (idTalent: number, language: Language) => {
    const members = await database.inTransaction((tx) => allMembersOf(tx, idTalent, language));
    const lines = members.map((member) => lineOf(member, language));
    return {
      fileName: `members-${dayOf(clock.now().toISOString())}.csv`,
      mediaType: 'text/csv;charset=utf-8',
      // Without the mark, Excel shows Cyrillic letters as noise.
      content: `\uFEFF${writeCsv([memberColumns[language], ...lines])}`,
    };
  };

const dayOf = (moment: string | null | undefined): string => moment?.slice(0, 10) ?? '';

const lineOf = (member: Member, language: Language): string[] => [
  member.name,
  member.planName,
  memberStates[language][member.state],
  dayOf(member.since),
  dayOf(member.nextPayment?.at),
  member.nextPayment ? plainDollars(member.nextPayment.price) : '',
  plainDollars(member.totalPaid),
  dayOf(member.endsAt),
];
