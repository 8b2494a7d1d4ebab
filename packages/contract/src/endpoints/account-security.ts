import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { code, session, verifySessionBody } from '../schemas/account.ts';
import { empty, line } from '../schemas/primitives.ts';

export const accountSecurity = {
  verifySession: endpoint({
    ...routes.verifySession,
    access: 'registering',
    summary: 'Verify the session with the password or a mailed code; valid for five minutes',
    body: verifySessionBody,
    reply: empty,
    refusals: ['tooManyChecks', 'codeExpired'],
  }),
  sendSessionCode: endpoint({
    ...routes.sendSessionCode,
    access: 'registering',
    summary: 'Mail the code for verify-session',
    reply: empty,
    refusals: ['tooManySends', 'mandatoryFieldNull'],
  }),
  getSessions: endpoint({
    ...routes.getSessions,
    access: 'registering',
    summary: 'List the user’s sessions',
    reply: z.array(session),
  }),
  endSession: endpoint({
    ...routes.endSession,
    access: 'registering',
    summary: 'End one of the user’s sessions',
    body: z.object({ idSession: z.uuid() }),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
  sendPhoneCode: endpoint({
    ...routes.sendPhoneCode,
    access: 'user',
    summary: 'Send a code to a phone number by SMS',
    body: z.object({ phone: line(40) }),
    reply: empty,
    refusals: ['incompleteRequest', 'invalidPhone', 'tooManySends', 'serviceLater'],
    limit: { max: 10, seconds: 24 * 3600, by: 'caller' },
  }),
  confirmPhone: endpoint({
    ...routes.confirmPhone,
    access: 'user',
    summary: 'Confirm the number with the code',
    body: z.object({ code }),
    reply: empty,
    refusals: ['tooManyChecks', 'codeExpired'],
  }),
};
