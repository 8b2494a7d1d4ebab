import type { Tx } from '../../../platform/database/database.ts';
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
  const { email, language } = await contactOf(tx, idUser);
  if (!email) return;
  const { token, expiresAt } = await createLink(tx, deps, { purpose: 'revertSocial', idUser, email });
  const letter = { to: email, language, gaps: gapsOf(deps, account), until: expiresAt };
  await deps.post.mail(tx, 'socialLinked', { ...letter, path: `/revert-social/${token}` });
};

/** Nobody gains a way in by this; whoever did not do it sets a new password, which ends every session. */
export const tellOfUnlinking = async (tx: Tx, deps: SocialDeps, account: Told): Promise<void> => {
  const { email, language } = await contactOf(tx, account.idUser);
  if (!email) return;
  await deps.post.mail(tx, 'socialUnlinked', { to: email, language, gaps: gapsOf(deps, account), path: '/password' });
};
