import { fail } from '@stagedoor/contract/errors';
import type { OpenScreen, SelfUser } from '@stagedoor/contract/schemas/user';
import { selfUserDto } from './accounts.presenter.ts';
import type { Actor, Deps } from './deps.ts';
import { confirmEmail } from './email/confirm-email.ts';
import { confirmCorporateEmail, verifyCorporateEmail } from './email/corporate-email.ts';
import { revertEmail } from './email/revert-email.ts';
import { updateEmail } from './email/update-email.ts';
import { readLink } from './links/read-link.ts';
import { logInWithPassword } from './login/log-in-with-password.ts';
import { logInWithPin } from './login/log-in-with-pin.ts';
import { sendLoginCode } from './login/send-login-code.ts';
import { deletePin, setPin } from './login/set-pin.ts';
import { changePassword } from './passwords/change-password.ts';
import { askForReset, resetPassword } from './passwords/reset-password.ts';
import { confirmPhone, sendPhoneCode } from './phone/confirm-phone.ts';
import { clearFields } from './profile/clear-fields.ts';
import { hideUser, unhideUser } from './profile/hide-user.ts';
import { registerUser } from './profile/register-user.ts';
import { updateUser } from './profile/update-user.ts';
import { nameDevice } from './sessions/devices.repo.ts';
import { endOneSession, removeDevices } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { giveSocketToken } from './sessions/socket-token.ts';
import { sendSessionCode, verifySession } from './sessions/verify-session.ts';
import { endSession } from './sessions.repo.ts';
import { userById } from './users.repo.ts';

export type Accounts = ReturnType<typeof createAccounts>;

/** Groups and auctions belong to higher layers, which inject the look-ups. */
type OwnTalent = Pick<SelfUser, 'mainGroup' | 'awayFrom' | 'awayUntil'>;
type LookUps = {
  ownTalent: (idUser: number) => Promise<OwnTalent>;
  openScreens: (idUser: number) => Promise<OpenScreen[]>;
};

export const createAccounts = ({ ownTalent, openScreens, ...deps }: Deps & LookUps) => ({
  sendLoginCode: sendLoginCode(deps),
  logInWithPassword: logInWithPassword(deps),
  logInWithPin: logInWithPin(deps),
  logOut: (idSession: string) => deps.database.inTransaction((tx) => endSession(tx, idSession, deps.clock.now())),

  askForReset: askForReset(deps),
  resetPassword: resetPassword(deps),
  changePassword: changePassword(deps),
  setPin: setPin(deps),
  deletePin: deletePin(deps),

  sendSessionCode: sendSessionCode(deps),
  verifySession: verifySession(deps),
  listSessions: listSessions(deps),
  endSession: endOneSession(deps),
  nameDevice: (actor: Actor, device: Omit<Parameters<typeof nameDevice>[1], 'idUser' | 'device'>) =>
    deps.database.inTransaction((tx) => nameDevice(tx, { ...device, idUser: actor.idUser, device: actor.device })),
  removeDevices: removeDevices(deps),
  giveSocketToken: giveSocketToken(deps),

  registerUser: registerUser(deps),
  updateUser: updateUser(deps),
  clearFields: clearFields(deps),
  hideUser: hideUser(deps),
  unhideUser: unhideUser(deps),

  updateEmail: updateEmail(deps),
  confirmEmail: confirmEmail(deps),
  revertEmail: revertEmail(deps),
  verifyCorporateEmail: verifyCorporateEmail(deps),
  confirmCorporateEmail: confirmCorporateEmail(deps),
  readLink: readLink(deps),
  sendPhoneCode: sendPhoneCode(deps),
  confirmPhone: confirmPhone(deps),

  /** The profile as its owner sees it. */
  showSelf: async (idUser: number): Promise<SelfUser> => {
    const [user] = await deps.database.read(userById, { id: idUser, now: deps.clock.now() });
    return user ? selfUserDto(user, await ownTalent(idUser), await openScreens(idUser)) : fail('noSuchUser');
  },
});
