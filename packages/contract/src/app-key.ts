import type { RouteName } from './routes.ts';

// Login calls have no session yet, so they send the client app and its version. Not a secret.
const appKey = 'web/1';

/** The endpoints with access `app`, without loading their schemas. */
export const appCalls: readonly RouteName[] = [
  'loginGetPassword',
  'loginWithSocial',
  'loginWithPassword',
  'loginWithPin',
  'resetPassword',
];

export const appAuthorization = `Key ${appKey}`;

export const parseAppAuthorization = (header: string): { app: string; version: number } | null => {
  const match = /^Key ([a-z]{1,20})\/(\d{1,6})$/.exec(header);
  return match?.[1] && match[2] ? { app: match[1], version: Number(match[2]) } : null;
};
