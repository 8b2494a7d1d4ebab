import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { accountKinds } from '../accounts.kinds.ts';
import { createLink } from '../links/mailed-links.ts';
import { contactOf } from '../users.repo.ts';
import type { SocialDeps } from './social-deps.ts';

type Input = { idUser: number; network: string; name: string };

const gapsOf = ({ networks }: Pick<SocialDeps, 'networks'>, { network, name }: Input) => ({
  network: networks.find((known) => known.network === network)?.name ?? network,
  account: name,
});

/**
 * Notifies the owner of a new connected account, which is a further log-in method, with a link that reverts it for a
 * week.
 */
export const notifyOfLinking = async (tx: Tx, deps: SocialDeps, account: Input): Promise<void> => {
  const { idUser } = account;
  const { email: to } = await contactOf(tx, idUser);
  if (!to) return;
  const { token, expiresAt } = await createLink(tx, deps, { purpose: 'revertSocial', idUser, email: to });
  const letter = { to, gaps: gapsOf(deps, account), path: `/revert-social/${token}`, until: expiresAt };
  await deps.notify(tx, accountKinds.socialLinked, { idUser, eventKey: randomUUID(), letter });
};

/**
 * Notifies the owner of a disconnected account. It opens nothing to an attacker, so the mail links to the password
 * page, where a new password ends every session.
 */
export const notifyOfUnlinking = async (tx: Tx, deps: SocialDeps, account: Input): Promise<void> => {
  const { idUser } = account;
  const { email: to } = await contactOf(tx, idUser);
  if (!to) return;
  const letter = { to, gaps: gapsOf(deps, account), path: '/password' };
  await deps.notify(tx, accountKinds.socialUnlinked, { idUser, eventKey: randomUUID(), letter });
};
