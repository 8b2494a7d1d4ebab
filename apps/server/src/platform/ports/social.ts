/** What a network vouches for. An address that it has not verified is nobody's. */
export type SocialIdentity = { subject: string; email: string | null; name: string };

/** One way to a network and back. */
export type SocialWay = { redirectUri: string; state: string; nonce: string; codeVerifier: string };

/** What a network can be asked. */
export type Asked = {
  addressOf(way: SocialWay): Promise<string>;
  exchange(code: string, way: SocialWay): Promise<SocialIdentity>;
  verify(idToken: string, nonce: string): Promise<SocialIdentity>;
};

export type SocialNetwork = Asked & {
  /** As it stands in addresses: `google`. */
  network: string;
  name: string;
};

export type SocialSetting = {
  network: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the network's own description does not say it. */
  tokenEndpoint?: string | undefined;
  /** The network sends people back with a form instead of a link. */
  formPost?: boolean | undefined;
};

/** The network does not stand behind what was handed in. */
export class NotVouchedFor extends Error {}

/** The network cannot be asked at the moment. */
export class NetworkAway extends Error {}

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
