import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { code } from '../schemas/account.ts';
import { person } from '../schemas/named-person.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id } from '../schemas/primitives.ts';
import {
  addStaffMemberBody,
  factorProof,
  factorSecret,
  recoveryCodes,
  scopes,
  staffAction,
  staffActionsBody,
  staffMember,
  staffSelf,
} from '../schemas/staff.ts';
import { staffRoutes as routes } from '../staff-routes.ts';

const member = z.object({ idUser: id });

export const staff = {
  getStaffSelf: endpoint({
    ...routes.getStaffSelf,
    access: 'staffDoor',
    summary: 'Read the caller’s scopes, and whether the second factor is due',
    reply: staffSelf,
  }),
  startSecondFactor: endpoint({
    ...routes.startSecondFactor,
    access: 'staffDoor',
    summary:
      'Start the set-up of an authenticator app: returns its secret; replacing an app needs a code of the old one',
    body: z.object({ proof: factorProof.optional() }),
    reply: factorSecret,
    refusals: ['incompleteRequest', 'mandatoryFieldNull', 'tooManyChecks'],
  }),
  confirmSecondFactor: endpoint({
    ...routes.confirmSecondFactor,
    access: 'staffDoor',
    summary: 'Confirm the authenticator app with a code; opens the back office to this session',
    body: z.object({ code }),
    reply: recoveryCodes,
    refusals: ['mandatoryFieldNull', 'codeExpired', 'tooManyChecks'],
  }),
  enterSecondFactor: endpoint({
    ...routes.enterSecondFactor,
    access: 'staffDoor',
    summary: 'Verify the second factor; opens the back office to this session for twelve hours',
    body: factorProof,
    reply: empty,
    refusals: ['mandatoryFieldNull', 'tooManyChecks'],
  }),
  renewRecoveryCodes: endpoint({
    ...routes.renewRecoveryCodes,
    access: 'staff',
    summary: 'Replace the recovery codes with ten new ones',
    body: factorProof,
    reply: recoveryCodes,
    refusals: ['mandatoryFieldNull', 'tooManyChecks'],
  }),
  getStaffMembers: endpoint({
    ...routes.getStaffMembers,
    access: 'staff',
    scopes: ['staff'],
    summary: 'List the staff members with their scopes',
    body: pageBody(limits.pages.queue),
    reply: pageOf(staffMember),
  }),
  addStaffMember: endpoint({
    ...routes.addStaffMember,
    access: 'staff',
    scopes: ['staff'],
    summary: 'Make a fan a staff member',
    body: addStaffMemberBody,
    reply: empty,
    refusals: ['incompleteRequest', 'requestAlreadyExists'],
  }),
  changeStaffScopes: endpoint({
    ...routes.changeStaffScopes,
    access: 'staff',
    scopes: ['staff'],
    summary: 'Change a staff member’s scopes',
    body: member.extend({ scopes }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  removeStaffMember: endpoint({
    ...routes.removeStaffMember,
    access: 'staff',
    scopes: ['staff'],
    summary: 'Remove a staff member, who becomes a fan again at once',
    body: member,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  resetSecondFactor: endpoint({
    ...routes.resetSecondFactor,
    access: 'staff',
    scopes: ['staff'],
    summary: 'Reset the second factor of a staff member who has lost it',
    body: member,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  getStaffActions: endpoint({
    ...routes.getStaffActions,
    access: 'staff',
    summary: 'List staff actions, newest first, with keyset pagination',
    body: staffActionsBody,
    reply: z.object({ items: z.array(staffAction), hasMore: z.boolean() }),
  }),
  getStaffActors: endpoint({
    ...routes.getStaffActors,
    access: 'staff',
    summary: 'List the staff members and actions that occur in the log, for its filter',
    reply: z.object({ staff: z.array(person), actions: z.array(z.string()) }),
  }),
};
