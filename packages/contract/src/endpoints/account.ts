import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { otherRoutes } from '../other-routes.ts';
import { routes } from '../routes.ts';
import {
  addDeviceBody,
  deletion,
  fieldsToClear,
  newPassword,
  pin,
  registerBody,
  socialProof,
  updateUserBody,
} from '../schemas/account.ts';
import { email, empty, id, line, moment } from '../schemas/primitives.ts';
import { selfUser } from '../schemas/user.ts';
import { accountLinks } from './account-links.ts';
import { accountLogin } from './account-login.ts';
import { accountSecurity } from './account-security.ts';
import { blacklist } from './blacklist.ts';

const network = z.object({ network: line(30) });
const user = z.object({ user: selfUser });

export const account = {
  ...accountLogin,
  ...accountLinks,
  ...accountSecurity,
  ...blacklist,
  logOut: endpoint({ ...routes.logOut, access: 'registering', summary: 'End this session', reply: empty }),
  registerUser: endpoint({
    ...routes.registerUser,
    access: 'registering',
    summary: 'Complete the registration',
    body: registerBody,
    reply: user,
    refusals: ['requestAlreadyExists', 'pageNotFound'],
  }),
  getUserFull: endpoint({
    ...routes.getUserFull,
    access: 'registering',
    summary: 'The logged-in user',
    reply: selfUser,
  }),
  changePassword: endpoint({
    ...routes.changePassword,
    access: 'user',
    summary: 'Set a password; ends every other session',
    body: z.object({ password: newPassword }),
    reply: empty,
    refusals: ['incompleteRequest'],
  }),
  updateEmail: endpoint({
    ...routes.updateEmail,
    access: 'user',
    summary: 'Mail a confirmation link to a new email address, which replaces the old one once the link is used',
    body: z.object({ email }),
    reply: empty,
    refusals: ['incompleteRequest', 'emailTaken', 'tooManySends'],
  }),
  updateUser: endpoint({
    ...routes.updateUser,
    access: 'user',
    summary: 'Change profile and settings; omitted fields keep their values',
    body: updateUserBody,
    reply: user,
    refusals: ['nicknameUnavailable', 'pageNotFound'],
  }),
  clearUserFields: endpoint({
    ...routes.clearUserFields,
    access: 'user',
    summary: 'Clear some of the profile’s fields; clearing the phone number needs a verified session',
    query: z.object({ fields: fieldsToClear }),
    reply: user,
    refusals: ['incompleteRequest'],
  }),
  hideUser: endpoint({
    ...routes.hideUser,
    access: 'user',
    summary: 'Hide the profile: the user cannot be found, messaged or called',
    reply: user,
  }),
  unhideUser: endpoint({ ...routes.unhideUser, access: 'user', summary: 'Show the profile again', reply: user }),
  addDevice: endpoint({
    ...otherRoutes.addDevice,
    access: 'registering',
    summary: 'Name this device',
    body: addDeviceBody,
    reply: empty,
  }),
  removeDevices: endpoint({
    ...routes.removeDevices,
    access: 'registering',
    summary: 'End every other session and remove every other device',
    reply: empty,
  }),
  setPin: endpoint({
    ...routes.setPin,
    access: 'user',
    summary: 'Set or change the PIN for known devices; an easily guessed one is refused as `common`',
    body: z.object({ pin }),
    reply: empty,
    refusals: ['incompleteRequest'],
  }),
  deletePin: endpoint({ ...routes.deletePin, access: 'user', summary: 'Remove the PIN', reply: empty }),
  socketAuth: endpoint({
    ...routes.socketAuth,
    access: 'user',
    summary: 'Create a token that opens one socket within a minute',
    reply: z.object({ token: z.string(), expiresAt: moment }),
  }),
  linkSocial: endpoint({
    ...routes.linkSocial,
    access: 'user',
    summary: 'Connect a social account; needs a verified session and sends a mail to the user',
    params: network,
    body: socialProof,
    reply: user,
    refusals: [
      'incompleteRequest',
      'missingSocialToken',
      'codeExpired',
      'socialAccountTaken',
      'pageNotFound',
      'serviceLater',
    ],
  }),
  deleteSocial: endpoint({
    ...routes.deleteSocial,
    access: 'user',
    summary: 'Disconnect a social account, unless it is the last way to log in; needs a verified session',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    reply: user,
    refusals: ['incompleteRequest', 'pageNotFound', 'noRightToDelete'],
  }),
  getDeletion: endpoint({
    ...routes.getDeletion,
    access: 'registering',
    summary: 'Read what deleting the account would remove, and what prevents it',
    reply: deletion,
  }),
  // A user who abandons the registration can have their data erased.
  deleteUser: endpoint({
    ...routes.deleteUser,
    access: 'registering',
    summary: 'Delete the account; a remaining balance must be forfeited explicitly',
    query: z.object({ forfeit: z.enum(['true', 'false']).default('false') }),
    reply: empty,
    refusals: ['incompleteRequest'],
  }),
  exportData: endpoint({
    ...routes.exportData,
    access: 'registering',
    summary: 'Download an archive of the user’s personal data',
    reply: z.object({ url: z.string(), expiresAt: moment }),
    refusals: ['incompleteRequest'],
    limit: { max: 5, seconds: 24 * 3600, by: 'caller' },
  }),
};
