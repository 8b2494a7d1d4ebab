import type { Application } from '@stagedoor/contract/schemas/application';
import { applicationDto } from './applications.presenter.ts';
import { readLatest } from './applications.repo.ts';
import { decideApplication } from './decide/decide-application.ts';
import { listApplications } from './decide/list-applications.ts';
import type { Deps } from './deps.ts';
import { checkProfile } from './fill/check-profile.ts';
import { confirmDocument } from './fill/confirm-document.ts';
import { upgradeExpert } from './fill/upgrade-expert.ts';

export type Applications = ReturnType<typeof createApplications>;

/** Applications of fans to become talents, and the decisions of staff. */
export const createApplications = (deps: Deps) => ({
  upgradeExpert: upgradeExpert(deps),
  checkProfile: checkProfile(deps),
  confirmDocument: confirmDocument(deps),
  show: (idUser: number): Promise<Application | null> =>
    deps.database.inTransaction(async (tx) => {
      const row = await readLatest(tx, idUser);
      return row ? applicationDto(row, deps.profilePages) : null;
    }),
  list: listApplications(deps),
  decide: decideApplication(deps),
});
