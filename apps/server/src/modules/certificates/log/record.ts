import type { Tx } from '../../../platform/database/database.ts';
import { certificateRecorded, type Recorded } from '../certificates.events.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../sign/sign-statement.ts';

/** What happened to a certificate, for the log. Its statement is named by its hash, so that the log can be public. */
export const record = (
  tx: Tx,
  { outbox, clock }: Pick<Deps, 'outbox' | 'clock'>,
  kind: Recorded['kind'],
  statement: string,
): Promise<void> =>
  outbox.append(tx, certificateRecorded, { kind, statement: hashOf(statement), at: clock.now().toISOString() });
