import type { Asked, SocialNetwork, SocialSetting } from './social.ts';

/** The libraries that speak its protocol are loaded by the first person who asks for it. */
export const oidcNetwork = (setting: SocialSetting): SocialNetwork => {
  let opened: Promise<Asked> | undefined;
  const open = () => {
    opened ??= import('./oidc.ts').then(({ openOidc }) => openOidc(setting));
    return opened;
  };
  return {
    network: setting.network,
    name: setting.name,
    addressOf: async (way) => (await open()).addressOf(way),
    exchange: async (code, way) => (await open()).exchange(code, way),
    verify: async (idToken, nonce) => (await open()).verify(idToken, nonce),
  };
};
