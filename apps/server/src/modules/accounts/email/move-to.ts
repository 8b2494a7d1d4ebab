import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/retry.ts';
import { changeUser } from '../users.repo.ts';

const uniqueViolation = '23505';

/**
 * Refuses with 1004 when another account has the address. Safe to reveal: only a caller with access to that mailbox
 * gets this far.
 */
export const moveTo = (tx: Tx, idUser: number, email: string): Promise<void> =>
  changeUser(tx, idUser, { email }).catch((error) => {
    if (sqlState(error) === uniqueViolation) fail('emailTaken');
    throw error;
  });
