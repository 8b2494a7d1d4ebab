import type { Deps } from './deps.ts';
import { confirmSecondFactor } from './factor/confirm-second-factor.ts';
import { enterSecondFactor } from './factor/enter-second-factor.ts';
import { renewRecoveryCodes } from './factor/renew-recovery-codes.ts';
import { showSelf } from './factor/show-self.ts';
import { startSecondFactor } from './factor/start-second-factor.ts';
import { listActions } from './log/list-actions.ts';
import { listActors } from './log/list-actors.ts';
import { addMember } from './members/add-member.ts';
import { changeScopes, removeMember, resetSecondFactor } from './members/change-member.ts';
import { listMembers } from './members/list-members.ts';

export type Staff = ReturnType<typeof createStaff>;

/** Staff members, their second factor, their scopes and the log of their actions. */
export const createStaff = (deps: Deps) => ({
  showSelf: showSelf(deps),
  startSecondFactor: startSecondFactor(deps),
  confirmSecondFactor: confirmSecondFactor(deps),
  enterSecondFactor: enterSecondFactor(deps),
  renewRecoveryCodes: renewRecoveryCodes(deps),

  listMembers: listMembers(deps),
  addMember: addMember(deps),
  changeScopes: changeScopes(deps),
  removeMember: removeMember(deps),
  resetSecondFactor: resetSecondFactor(deps),

  listActions: listActions(deps),
  listActors: listActors(deps),
});
