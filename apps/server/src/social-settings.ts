import type { SocialSetting } from './platform/ports/social.ts';

type Known = { name: string; issuer: string; tokenEndpoint?: string; formPost?: boolean };

// Constants of well-known networks; any other network is configured in full.
const known: Record<string, Known> = {
  google: { name: 'Google', issuer: 'https://accounts.google.com' },
  apple: { name: 'Apple', issuer: 'https://appleid.apple.com', formPost: true },
  facebook: {
    name: 'Facebook',
    issuer: 'https://www.facebook.com',
    tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  },
};

const variable = /^SOCIAL_([A-Z0-9]+)_(ISSUER|CLIENT_ID|CLIENT_SECRET|NAME)$/;

/** Reads the networks from the environment: `SOCIAL_GOOGLE_CLIENT_ID` and its companions. */
export const readSocialSettings = (
  env: Readonly<Record<string, string | undefined>>,
  wrong: (sentence: string) => never,
): SocialSetting[] => {
  const networks = new Map<string, Partial<Record<string, string>>>();
  for (const [key, value] of Object.entries(env)) {
    const [, network, part] = variable.exec(key) ?? [];
    if (network && part && value) networks.set(network, { ...networks.get(network), [part]: value });
  }
  return [...networks].map(([upper, given]) => {
    const network = upper.toLowerCase();
    const need = (part: string, fallback?: string) =>
      given[part] ?? fallback ?? wrong(`SOCIAL_${upper}_${part} is missing: logging in with ${network} needs it.`);
    const issuer = need('ISSUER', known[network]?.issuer);
    if (!/^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(issuer)) {
      wrong(`SOCIAL_${upper}_ISSUER is "${issuer}" but must be a URL such as https://login.example.`);
    }
    return {
      ...known[network],
      network,
      name: need('NAME', known[network]?.name),
      issuer,
      clientId: need('CLIENT_ID'),
      clientSecret: need('CLIENT_SECRET'),
    };
  });
};
