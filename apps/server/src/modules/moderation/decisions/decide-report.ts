import { fail } from '@stagedoor/contract/errors';
import type { ReportDecision } from '@stagedoor/contract/schemas/moderation';
import { requireBlockable } from '../../access/index.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';
import { lockOpenReport } from './decisions.repo.ts';
import { blockFor, makeDecision } from './make-decision.ts';
import { notifyComplainants, notifyOwner } from './notify-of-decision.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'live' | 'notify' | 'subjects'>;

/** Settles a report. Notifies the complainants and the owner of the decision and its reason. */
export const decideReport =
  (deps: UsedDeps) =>
  (idStaff: number, { idReport, ...judged }: ReportDecision): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const report = await lockOpenReport(tx, idReport);
      const { id_owner: idOwner, id_subject: id } = report;
      const { name, takedown } = deps.subjects.called(report.subject);
      const { verdict, reason } = judged;
      if (verdict === 'remove' && !takedown) fail('mandatoryFieldNull', { fields: { verdict: 'invalid' } });
      if (verdict === 'block') await requireBlockable(tx, idStaff, idOwner);
      else if (idOwner === idStaff) fail('mandatoryFieldNull', { fields: { idReport: 'invalid' } });

      const at = deps.clock.now();
      const duration = 'duration' in judged ? judged.duration : null;
      const decision = await makeDecision(tx, { idReport, idOwner, verdict, duration, reason, idStaff, at });
      const act = (action: string, about: string) =>
        recordStaffAction(tx, { idStaff, action, subject: about, detail: { idReport, idDecision: decision.id }, at });
      await act(`report.${verdict}`, `report ${idReport}`);
      if (verdict === 'remove') {
        await takedown?.remove(tx, { id, idDecision: decision.id, at });
        await act(`${name.toLowerCase()}.removed`, `${name.toLowerCase()} ${id}`);
      }
      if (verdict === 'warn') await act('user.warned', `user ${idOwner}`);
      if (verdict === 'block') {
        await blockFor(tx, deps.live, decision);
        await act('user.blocked', `user ${idOwner}`);
      }
      await notifyOwner(tx, deps, decision);
      await notifyComplainants(tx, deps, decision, verdict);
    });
