import type { LoginRequest, SocialNetwork, SocialSetting } from './social.ts';

/** Loads the OpenID Connect libraries on first use. */
export const oidcNetwork = (setting: SocialSetting): SocialNetwork => {
  let opened: Promise<LoginRequest> | undefined;
  const open = () => {
    opened ??= import('./oidc.ts').then(({ openOidc }) => openOidc(setting));
    return opened;
  };
  return {
    network: setting.network,
    name: setting.name,
    addressOf: async (request) => (await open()).addressOf(request),
    exchange: async (code, request) => (await open()).exchange(code, request),
    verify: async (idToken, nonce) => (await open()).verify(idToken, nonce),
  };
};
