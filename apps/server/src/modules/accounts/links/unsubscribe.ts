import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/tokens.ts';
import type { Deps } from '../deps.ts';
import { findLink } from './mailed-links.ts';

/** The unsubscribe token of a user: the same in every mail, and it never expires. */
export const unsubscribeToken = async (tx: Tx, { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>, idUser: number) => {
  const token = secrets.hash('unsubscribe', String(idUser)).toString('base64url');
  await tx
    .insertInto('mailed_link')
    .values({ hash: hashToken(token), purpose: 'unsubscribe', id_user: idUser, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return token;
};

/** Returns the user of a token. Does not consume it. */
export const unsubscriberBehind = async (tx: Tx, deps: Pick<Deps, 'clock'>, token: string): Promise<number> =>
  ((await findLink(tx, deps, 'unsubscribe', token)) ?? fail('pageNotFound')).id_user;
