import { appealDecision } from './appeals/appeal-decision.ts';
import { decideAppeal } from './appeals/decide-appeal.ts';
import { listOwnDecisions, readAppealLink } from './appeals/own-decisions.ts';
import { complain } from './complain.ts';
import { decideReport } from './decisions/decide-report.ts';
import type { Deps } from './deps.ts';
import { blockPerson, unblockPerson } from './people/block-person.ts';
import { findPeople } from './people/find-people.ts';
import { showPerson } from './people/show-person.ts';
import { listReports } from './reports/list-reports.ts';
import { createSubjects } from './subjects.ts';

export type Moderation = ReturnType<typeof createModeration>;

/** Complaints, staff decisions and appeals. */
export const createModeration = (given: Omit<Deps, 'subjects'>) => {
  const subjects = createSubjects();
  const deps: Deps = { ...given, subjects };
  return {
    /** Registers what can be reported; called by the module that owns it. */
    addSubject: subjects.add,
    complain: complain(deps),
    listReports: listReports(deps),
    decideReport: decideReport(deps),
    listOwnDecisions: listOwnDecisions(deps),
    readAppealLink: readAppealLink(deps),
    appeal: appealDecision(deps),
    decideAppeal: decideAppeal(deps),
    findPeople: findPeople(deps),
    showPerson: showPerson(deps),
    blockPerson: blockPerson(deps),
    unblockPerson: unblockPerson(deps),
  };
};
