import { limits } from '@stagedoor/contract/limits';
import type { BlockDuration, Verdict } from '@stagedoor/contract/schemas/moderation';
import type { Tx } from '../../../platform/database/database.ts';
import type { Live } from '../../../platform/realtime/live.ts';
import { daysAfter } from '../../../platform/time.ts';
import { blockAccount, endOfBlock } from '../../access/index.ts';
import { type Decision, insertDecision } from './decisions.repo.ts';

type Judged = {
  idReport: number | null;
  idOwner: number;
  verdict: Verdict;
  duration: BlockDuration | null;
  reason: string;
  idStaff: number;
  at: Date;
};

export const makeDecision = (tx: Tx, { idReport, idOwner, idStaff, at, ...judged }: Judged): Promise<Decision> =>
  insertDecision(tx, {
    ...judged,
    id_report: idReport,
    id_owner: idOwner,
    id_staff: idStaff,
    decided_at: at,
    // A dismissal has no effect to appeal against.
    appeal_until: judged.verdict === 'dismiss' ? null : daysAfter(at, limits.reports.appealDays),
  });

export const blockEnd = ({ duration, decided_at }: Decision): Date | null =>
  duration === null ? null : endOfBlock(duration, decided_at);

export const blockFor = (tx: Tx, live: Live, decision: Decision): Promise<void> => {
  const { id, id_owner, reason, decided_at } = decision;
  return blockAccount(tx, live, {
    idUser: id_owner,
    reason,
    until: blockEnd(decision),
    idDecision: id,
    at: decided_at,
  });
};
