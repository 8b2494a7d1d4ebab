import type { Tx } from '../../../platform/database/database.ts';
import type { CallRecord } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import { callKinds as kinds } from './calls.kinds.ts';

type UsedDeps = Pick<Deps, 'notify'>;

const about = ({ id, id_fan, id_talent }: CallRecord, what: string) => ({
  idUser: id_talent,
  idPartner: id_fan,
  eventKey: `call ${id} ${what}`,
  subject: { type: 'call', id },
});

/** Pushed as well: the talent may have no page open. */
export const tellRinging = (tx: Tx, { notify }: UsedDeps, call: CallRecord): Promise<void> =>
  notify(tx, kinds.incoming, about(call, 'rings'));

export const tellMissed = (tx: Tx, { notify }: UsedDeps, call: CallRecord): Promise<void> =>
  notify(tx, kinds.missed, about(call, 'missed'));
