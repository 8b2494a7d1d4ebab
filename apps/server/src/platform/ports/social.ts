/** An identity that the network confirmed. `email` is null when the network has not verified it. */
export type SocialIdentity = { subject: string; email: string | null; name: string };

/** The parameters of one authorisation-code flow. */
type AuthorizationRequest = { redirectUri: string; state: string; nonce: string; codeVerifier: string };

export type LoginRequest = {
  addressOf(request: AuthorizationRequest): Promise<string>;
  exchange(code: string, request: AuthorizationRequest): Promise<SocialIdentity>;
  verify(idToken: string, nonce: string): Promise<SocialIdentity>;
};

export type SocialNetwork = LoginRequest & {
  /** As in URLs: `google`. */
  network: string;
  name: string;
};

export type SocialSetting = {
  network: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For networks whose discovery document lacks it. */
  tokenEndpoint?: string | undefined;
  /** Whether the network returns with a form POST instead of a redirect. */
  formPost?: boolean | undefined;
};

/** The code or token is not valid for this network. */
export class NotVouchedFor extends Error {}

/** The network cannot be reached. */
export class NetworkAway extends Error {}
