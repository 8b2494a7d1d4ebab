import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../../platform/database/database.ts';
import { hoursAfter } from '../../../../platform/time.ts';
import { changeApplication, hasLinkedAccount, type WholeRow } from '../applications.repo.ts';
import { hasAccepted } from './confirm-document.ts';
import { missingParts } from './missing-parts.ts';

/** Starts the deadline for staff. */
export const submitApplication = async (tx: Tx, row: WholeRow, now: Date): Promise<void> => {
  const linked = await hasLinkedAccount(tx, row.id_user);
  const fields = missingParts({ ...row, linked, offer: await hasAccepted(tx, row.id_user, 'offer') });
  if (Object.keys(fields).length > 0) fail('mandatoryFieldNull', { fields });
  await changeApplication(tx, row.id, {
    state: 'submitted',
    submitted_at: now,
    due_at: hoursAfter(now, limits.application.answerHours),
    id_decider: null,
    decided_at: null,
  });
};
