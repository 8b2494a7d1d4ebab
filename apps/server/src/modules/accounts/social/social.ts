import { deleteSocial } from './delete-social.ts';
import { linkSocial } from './link-social.ts';
import { logInWithSocial } from './log-in-with-social.ts';
import { revertSocial } from './revert-social.ts';
import type { SocialDeps } from './social-deps.ts';
import { startSocial } from './start-social.ts';

export type Social = ReturnType<typeof createSocial>;

export const createSocial = (deps: SocialDeps) => ({
  networks: deps.networks.map(({ network, name }) => ({ network, name })),
  start: startSocial(deps),
  logIn: logInWithSocial(deps),
  link: linkSocial(deps),
  remove: deleteSocial(deps),
  revert: revertSocial(deps),
});
