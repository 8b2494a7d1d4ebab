type Account = {
  accountSid: string;
  authToken: string;
  /** The API key that signs tokens, and the TwiML application that connects the app's calls. */
  apiKey: string;
  apiSecret: string;
  application: string;
};

type Callback = { signature: string; url: string; form: Record<string, string> };

/** The calls of the mobile app, whose media go through a provider. */
export type AppCalls = {
  /** Lets a user's app make and receive calls. */
  sign(idUser: number): Promise<{ identity: string; token: string; seconds: number }>;
  /** Whether the provider sent it. */
  isGenuine(callback: Callback): Promise<boolean>;
};

const seconds = 3_600;

/** Tokens are signed here; the provider is not asked. */
export const twilioCalls = ({ accountSid, authToken, apiKey, apiSecret, application }: Account): AppCalls => ({
  async sign(idUser) {
    const { AccessToken } = (await twilioSdk()).jwt;
    const identity = `user-${idUser}`;
    const token = new AccessToken(accountSid, apiKey, apiSecret, { identity, ttl: seconds });
    token.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid: application, incomingAllow: true }));
    token.addGrant(new AccessToken.VideoGrant());
    return { identity, token: token.toJwt(), seconds };
  },
  async isGenuine({ signature, url, form }) {
    return (await twilioSdk()).validateRequest(authToken, signature, url, form);
  },
});

// Large, and most processes never need it.
const twilioSdk = async () => (await import('twilio')).default;
