import { applicationApproved, applicationRejected, moreAsked } from './applications.facts.ts';
import { tellApproved, tellMoreAsked, tellRejected } from './decide/tell-decision.ts';
import type { Deps } from './deps.ts';

export const applicationsReactions = (deps: Pick<Deps, 'outbox' | 'post'>) => {
  deps.outbox.on(applicationApproved, tellApproved(deps));
  deps.outbox.on(applicationRejected, tellRejected(deps));
  deps.outbox.on(moreAsked, tellMoreAsked(deps));
};
