import type { Kind } from '../../../platform/notices/kind.ts';
import type { EventHandler } from '../../../platform/outbox/outbox.ts';
import { applicationApproved, applicationRejected, moreAsked } from './applications.events.ts';
import { applicationKinds } from './applications.kinds.ts';
import type { Deps } from './deps.ts';

export const applicationEventHandlers = ({ outbox, notify }: Pick<Deps, 'outbox' | 'notify'>) => {
  const tell =
    (kind: Kind<object>): EventHandler<{ id: number; idUser: number }> =>
    (tx, { id, idUser }, idEvent) =>
      notify(tx, kind, { idUser, eventKey: `fact ${idEvent}`, subject: { type: 'application', id } });
  outbox.on(applicationApproved, tell(applicationKinds.approved));
  outbox.on(applicationRejected, tell(applicationKinds.rejected));
  outbox.on(moreAsked, tell(applicationKinds.moreAsked));
};
