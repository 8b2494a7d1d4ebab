import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { linkPurpose, linkToken } from '../schemas/account.ts';
import { email, empty } from '../schemas/primitives.ts';

const byToken = z.object({ token: linkToken });

/** Opened from a mail, where nobody is logged in: the token is the proof. Opening a page consumes nothing, its button does. */
export const accountLinks = {
  readLink: endpoint({
    ...routes.readLink,
    access: 'public',
    summary: 'What the button on the page of a mailed link would do',
    body: z.object({ purpose: linkPurpose, token: linkToken }),
    reply: z.object({ purpose: linkPurpose, email: z.string() }),
    refusals: ['pageNotFound'],
  }),
  confirmEmail: endpoint({
    ...routes.confirmEmail,
    access: 'public',
    summary: 'Make the new address count; the old one gets a link to undo it',
    body: byToken,
    reply: empty,
    refusals: ['pageNotFound', 'emailTaken'],
  }),
  revertEmail: endpoint({
    ...routes.revertEmail,
    access: 'public',
    summary: 'Put the old address back, end every session and drop password, PIN and connected accounts',
    body: byToken,
    reply: empty,
    refusals: ['pageNotFound', 'emailTaken'],
  }),
  revertSocial: endpoint({
    ...routes.revertSocial,
    access: 'public',
    summary:
      'Give the account back to the address that was told of a connected account: every session ends, and password, PIN and connected accounts are dropped',
    body: byToken,
    reply: empty,
    refusals: ['pageNotFound', 'emailTaken'],
  }),
  verifyCorporateEmail: endpoint({
    ...routes.verifyCorporateEmail,
    access: 'user',
    summary: 'Mail a link to an address at work',
    body: z.object({ email }),
    reply: empty,
    refusals: ['tooManySends'],
  }),
  confirmCorporateEmail: endpoint({
    ...routes.confirmCorporateEmail,
    access: 'public',
    summary: 'Show that the address at work is real',
    body: byToken,
    reply: empty,
    refusals: ['pageNotFound'],
  }),
  unsubscribeEmailNotifications: endpoint({
    ...routes.unsubscribeEmailNotifications,
    access: 'public',
    summary: 'No more notifications by mail; what concerns orders and safety still comes',
    body: byToken,
    reply: empty,
    refusals: ['pageNotFound'],
  }),
};
