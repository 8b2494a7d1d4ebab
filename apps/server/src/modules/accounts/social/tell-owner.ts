import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { accountKinds } from '../accounts.kinds.ts';
import { createLink } from '../links/mailed-links.ts';
import { contactOf } from '../users.repo.ts';
import type { SocialDeps } from './social-deps.ts';

type Told = { idUser: number; network: string; name: string };

const gapsOf = ({ networks }: Pick<SocialDeps, 'networks'>, { network, name }: Told) => ({
  network: networks.find((known) => known.network === network)?.name ?? network,
  account: name,
});

/** A connected account is one more way in: the owner learns of it and has a week to take everything back. */
export const tellOfLinking = async (tx: Tx, deps: SocialDeps, account: Told): Promise<void> => {
  const { idUser } = account;
  const { email: to } = await contactOf(tx, idUser);
  if (!to) return;
  const { token, expiresAt } = await createLink(tx, deps, { purpose: 'revertSocial', idUser, email: to });
  const letter = { to, gaps: gapsOf(deps, account), path: `/revert-social/${token}`, until: expiresAt };
  await deps.notify(tx, accountKinds.socialLinked, { idUser, factKey: randomUUID(), letter });
};

/** Nobody gains a way in by this; whoever did not do it sets a new password, which ends every session. */
export const tellOfUnlinking = async (tx: Tx, deps: SocialDeps, account: Told): Promise<void> => {
  const { idUser } = account;
  const { email: to } = await contactOf(tx, idUser);
  if (!to) return;
  const letter = { to, gaps: gapsOf(deps, account), path: '/password' };
  await deps.notify(tx, accountKinds.socialUnlinked, { idUser, factKey: randomUUID(), letter });
};
