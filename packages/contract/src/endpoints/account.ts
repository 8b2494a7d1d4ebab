import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import { email, empty, line } from '../schemas/primitives.ts';
import { selfUser } from '../schemas/user.ts';

export const loginWithPasswordBody = z.object({ email, password: line(limits.account.passwordMax) });

export const account = {
  loginGetPassword: endpoint({ ...routes.loginGetPassword, access: 'app' }),
  loginWithSocial: endpoint({ ...routes.loginWithSocial, access: 'app' }),
  loginWithPassword: endpoint({
    ...routes.loginWithPassword,
    access: 'app',
    summary: 'Log in; the session token comes in the Authorization header of the answer',
    body: loginWithPasswordBody,
    reply: z.object({ user: selfUser }),
    refusals: ['tooManyChecks', 'wrongAppVersion'],
    limit: { max: 10, seconds: limits.verification.waitMinutes * 60, by: 'address' },
  }),
  loginWithPin: endpoint({ ...routes.loginWithPin, access: 'app' }),
  resetPassword: endpoint({ ...routes.resetPassword, access: 'app' }),
  logOut: endpoint({
    ...routes.logOut,
    access: 'registering',
    summary: 'End this session',
    reply: empty,
  }),
  registerUser: endpoint({ ...routes.registerUser, access: 'registering' }),
  getUserFull: endpoint({
    ...routes.getUserFull,
    access: 'registering',
    summary: 'The logged-in user',
    reply: selfUser,
  }),
  changePassword: endpoint({ ...routes.changePassword, access: 'user' }),
  updateEmail: endpoint({ ...routes.updateEmail, access: 'user' }),
  updateUser: endpoint({ ...routes.updateUser, access: 'user' }),
  linkSocial: endpoint({ ...routes.linkSocial, access: 'user' }),
  deleteSocial: endpoint({ ...routes.deleteSocial, access: 'user' }),
  // Whoever began to register and thought better of it can take the data back.
  deleteUser: endpoint({ ...routes.deleteUser, access: 'registering' }),
  clearUserFields: endpoint({ ...routes.clearUserFields, access: 'user' }),
  addDevice: endpoint({ ...routes.addDevice, access: 'registering' }),
  removeDevices: endpoint({ ...routes.removeDevices, access: 'registering' }),
  socketAuth: endpoint({ ...routes.socketAuth, access: 'user' }),
  getTwilioTokens: endpoint({ ...routes.getTwilioTokens, access: 'user' }),
  callStatus: endpoint({ ...routes.callStatus, access: 'user' }),
  verifyCorporateEmail: endpoint({ ...routes.verifyCorporateEmail, access: 'user' }),
  // Opened from a mail, where nobody is logged in; the token in the body is the proof.
  unsubscribeEmailNotifications: endpoint({ ...routes.unsubscribeEmailNotifications, access: 'public' }),
};
