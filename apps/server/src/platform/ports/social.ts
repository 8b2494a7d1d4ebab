/** What a network vouches for. An address that it has not verified is nobody's. */
export type SocialIdentity = { subject: string; email: string | null; name: string };

/** One way to a network and back. */
type SocialWay = { redirectUri: string; state: string; nonce: string; codeVerifier: string };

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
