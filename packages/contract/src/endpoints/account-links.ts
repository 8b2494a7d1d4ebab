import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { linkPurpose, linkToken } from '../schemas/account.ts';
import { email, empty } from '../schemas/primitives.ts';

const byToken = z.object({ token: linkToken });

/** Opened from a mail without a session: the token is the proof. Opening the page consumes nothing, its button does. */
export const accountLinks = {
  readLink: endpoint({
    ...routes.readLink,
    access: 'public',
    summary: 'Read what a mailed link is for, without using it',
    body: z.object({ purpose: linkPurpose, token: linkToken }),
    reply: z.object({ purpose: linkPurpose, email: z.string() }),
    refusals: ['pageNotFound'],
  }),
  confirmEmail: endpoint({
    ...routes.confirmEmail,
    access: 'public',
    summary: 'Confirm the new email address; the old one receives a link to undo the change',
    body: byToken,
    reply: empty,
    refusals: ['pageNotFound', 'emailTaken'],
  }),
  revertEmail: endpoint({
    ...routes.revertEmail,
    access: 'public',
    summary: 'Restore the old email address, end every session and remove password, PIN and connected accounts',
    body: byToken,
    reply: empty,
    refusals: ['pageNotFound', 'emailTaken'],
  }),
  revertSocial: endpoint({
    ...routes.revertSocial,
    access: 'public',
    summary:
      'Undo the connection of a social account from the mail about it: ends every session and removes password, PIN and connected accounts',
    body: byToken,
    reply: empty,
    refusals: ['pageNotFound', 'emailTaken'],
  }),
  verifyCorporateEmail: endpoint({
    ...routes.verifyCorporateEmail,
    access: 'user',
    summary: 'Mail a confirmation link to a work email address',
    body: z.object({ email }),
    reply: empty,
    refusals: ['tooManySends'],
  }),
  confirmCorporateEmail: endpoint({
    ...routes.confirmCorporateEmail,
    access: 'public',
    summary: 'Confirm the work email address',
    body: byToken,
    reply: empty,
    refusals: ['pageNotFound'],
  }),
  unsubscribeEmailNotifications: endpoint({
    ...routes.unsubscribeEmailNotifications,
    access: 'public',
    summary: 'Unsubscribe from optional mails; mails about orders and security are still sent',
    body: byToken,
    reply: empty,
    refusals: ['pageNotFound'],
  }),
};
