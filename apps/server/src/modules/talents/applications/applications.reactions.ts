import type { Kind } from '../../../platform/notices/kind.ts';
import type { Reaction } from '../../../platform/outbox/outbox.ts';
import { applicationApproved, applicationRejected, moreAsked } from './applications.facts.ts';
import { applicationKinds } from './applications.kinds.ts';
import type { Deps } from './deps.ts';

export const applicationsReactions = ({ outbox, notify }: Pick<Deps, 'outbox' | 'notify'>) => {
  const tell =
    (kind: Kind<object>): Reaction<{ id: number; idUser: number }> =>
    (tx, { id, idUser }, idFact) =>
      notify(tx, kind, { idUser, factKey: `fact ${idFact}`, subject: { type: 'application', id } });
  outbox.on(applicationApproved, tell(applicationKinds.approved));
  outbox.on(applicationRejected, tell(applicationKinds.rejected));
  outbox.on(moreAsked, tell(applicationKinds.moreAsked));
};
