import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { code } from '../schemas/account.ts';
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
    summary: 'What the caller may do in the back office, and whether the second factor is due',
    reply: staffSelf,
  }),
  startSecondFactor: endpoint({
    ...routes.startSecondFactor,
    access: 'staffDoor',
    summary: 'The secret for an authenticator app; whoever has one already shows it first',
    body: z.object({ proof: factorProof.optional() }),
    reply: factorSecret,
    refusals: ['incompleteRequest', 'mandatoryFieldNull', 'tooManyChecks'],
  }),
  confirmSecondFactor: endpoint({
    ...routes.confirmSecondFactor,
    access: 'staffDoor',
    summary: 'Show with a code that the app has the secret; opens the back office to this session',
    body: z.object({ code }),
    reply: recoveryCodes,
    refusals: ['mandatoryFieldNull', 'codeExpired', 'tooManyChecks'],
  }),
  enterSecondFactor: endpoint({
    ...routes.enterSecondFactor,
    access: 'staffDoor',
    summary: 'Open the back office to this session for twelve hours',
    body: factorProof,
    reply: empty,
    refusals: ['mandatoryFieldNull', 'tooManyChecks'],
  }),
  renewRecoveryCodes: endpoint({
    ...routes.renewRecoveryCodes,
    access: 'staff',
    summary: 'Ten new recovery codes in the place of the old ones',
    body: factorProof,
    reply: recoveryCodes,
    refusals: ['mandatoryFieldNull', 'tooManyChecks'],
  }),
  getStaffMembers: endpoint({
    ...routes.getStaffMembers,
    access: 'staff',
    scopes: ['staff'],
    summary: 'Who works here and what each may do',
    body: pageBody(limits.pages.queue),
    reply: pageOf(staffMember),
  }),
  addStaffMember: endpoint({
    ...routes.addStaffMember,
    access: 'staff',
    scopes: ['staff'],
    summary: 'Make a fan a member of the staff',
    body: addStaffMemberBody,
    reply: empty,
    refusals: ['incompleteRequest', 'requestAlreadyExists'],
  }),
  changeStaffScopes: endpoint({
    ...routes.changeStaffScopes,
    access: 'staff',
    scopes: ['staff'],
    summary: 'Change what a colleague may do',
    body: member.extend({ scopes }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  removeStaffMember: endpoint({
    ...routes.removeStaffMember,
    access: 'staff',
    scopes: ['staff'],
    summary: 'A colleague is a fan again, at once',
    body: member,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  resetSecondFactor: endpoint({
    ...routes.resetSecondFactor,
    access: 'staff',
    scopes: ['staff'],
    summary: 'Forget the second factor of a colleague who has lost it; they set up a new one',
    body: member,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  getStaffActions: endpoint({
    ...routes.getStaffActions,
    access: 'staff',
    summary: 'What the staff did, newest first; a page ends where the next begins',
    body: staffActionsBody,
    reply: z.object({ items: z.array(staffAction), hasMore: z.boolean() }),
  }),
  getStaffActors: endpoint({
    ...routes.getStaffActors,
    access: 'staff',
    summary: 'Who ever did something, and what was ever done: what the log can be narrowed by',
    reply: z.object({ staff: z.array(z.object({ idUser: id, name: z.string() })), actions: z.array(z.string()) }),
  }),
};
