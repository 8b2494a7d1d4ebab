import type { Tx } from '../../platform/database/database.ts';
import { mandateEnded } from './agents.events.ts';
import { agentKinds } from './agents.kinds.ts';
import type { Deps } from './deps.ts';
import { failAsChanged, type LockedMandate, lockMandate } from './lock-mandate.ts';

type UsedDeps = Pick<Deps, 'clock' | 'outbox' | 'notify'>;

/** Ends a mandate from either side; before it is answered, its agent takes it back. */
export const endMandate =
  (deps: Deps) =>
  (idUser: number, idMandate: number): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const mandate = await lockMandate(tx, idMandate, idUser);
      const { state, id_agent: idAgent, id_talent: idTalent } = mandate;
      if (state === 'ended' || state === 'withdrawn') return;
      // A talent who was asked answers instead.
      if (state === 'declined' || (state === 'asked' && idUser === idTalent)) return failAsChanged(mandate);
      await closeMandate(tx, deps, mandate, idUser);
      if (state === 'asked') return;
      const eventKey = `mandate ${idMandate}`;
      if (idUser === idTalent)
        await deps.notify(tx, agentKinds.ended, { idUser: idAgent, idPartner: idTalent, eventKey });
      else await deps.notify(tx, agentKinds.left, { idUser: idTalent, idPartner: idAgent, eventKey });
    });

/** Ends an open mandate that is locked. `by` is null for our team, and for an account that is deleted. */
export const closeMandate = async (
  tx: Tx,
  { clock, outbox }: Pick<UsedDeps, 'clock' | 'outbox'>,
  { id, state, id_agent: idAgent, id_talent: idTalent }: Omit<LockedMandate, 'asked_at'>,
  by: number | null,
): Promise<void> => {
  await tx
    .updateTable('agent_mandate')
    .set({ state: state === 'asked' ? 'withdrawn' : 'ended', ended_at: clock.now(), ended_by: by })
    .where('id', '=', id)
    .execute();
  if (state === 'accepted') await outbox.append(tx, mandateEnded, { idMandate: id, idAgent, idTalent });
};

/** Locks all open mandates of a user, in one order for everybody. */
export const lockOpenMandates = (tx: Tx, idUser: number, sides: readonly ('id_agent' | 'id_talent')[]) =>
  tx
    .selectFrom('agent_mandate')
    .selectAll()
    .where('state', 'in', ['asked', 'accepted'])
    .where((eb) => eb.or(sides.map((side) => eb(side, '=', idUser))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
