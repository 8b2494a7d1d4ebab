import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import {
  askResetBody,
  loginGetPasswordBody,
  loginWithPasswordBody,
  loginWithPinBody,
  setPasswordBody,
  socialProof,
} from '../schemas/account.ts';
import { empty, line } from '../schemas/primitives.ts';
import { selfUser } from '../schemas/user.ts';

const network = z.object({ network: line(30) });
const user = z.object({ user: selfUser });
const window = limits.verification.waitMinutes * 60;

export const accountLogin = {
  loginGetPassword: endpoint({
    ...routes.loginGetPassword,
    access: 'app',
    summary:
      'Mail a one-time code that is valid on the requesting device; the response does not reveal whether the address has an account',
    body: loginGetPasswordBody,
    reply: empty,
    refusals: ['tooManySends'],
    limit: { max: 30, seconds: window, by: 'address' },
  }),
  loginWithSocial: endpoint({
    ...routes.loginWithSocial,
    access: 'app',
    summary: 'Log in with a social network’s response',
    params: network,
    body: socialProof,
    reply: user,
    refusals: ['missingSocialToken', 'codeExpired', 'pageNotFound', 'serviceLater'],
    limit: { max: 30, seconds: window, by: 'address' },
  }),
  loginWithPassword: endpoint({
    ...routes.loginWithPassword,
    access: 'app',
    summary:
      'Log in with a password or the six digits of the mailed code; the session token is in the Authorization header of the response',
    body: loginWithPasswordBody,
    reply: user,
    refusals: ['tooManyChecks', 'codeExpired'],
  }),
  loginWithPin: endpoint({
    ...routes.loginWithPin,
    access: 'app',
    summary: 'Log in with the PIN on a known device',
    body: loginWithPinBody,
    reply: user,
    refusals: ['tooManyChecks'],
    limit: { max: 30, seconds: window, by: 'address' },
  }),
  resetPassword: endpoint({
    ...routes.resetPassword,
    access: 'app',
    summary: 'Mail a link to reset the password or, with its token, set the new one, which ends every session',
    body: z.union([askResetBody, setPasswordBody]),
    reply: empty,
    refusals: ['tooManySends', 'pageNotFound'],
    limit: { max: 30, seconds: window, by: 'address' },
  }),
  getSocialNetworks: endpoint({
    ...routes.getSocialNetworks,
    access: 'public',
    summary: 'List the social networks for log-in',
    reply: z.array(z.object({ network: z.string(), name: z.string() })),
  }),
  startSocial: endpoint({
    ...routes.startSocial,
    access: 'public',
    summary: 'Start a log-in with a social network: returns the URL for a browser, and the nonce for an app',
    params: network,
    reply: z.object({ url: z.string(), nonce: z.string() }),
    refusals: ['pageNotFound', 'mandatoryFieldNull', 'serviceLater'],
    limit: { max: 60, seconds: window, by: 'address' },
  }),
};
