import { z } from 'zod';
import { staffLimits } from '../staff-limits.ts';
import { staffScopes } from '../staff-scopes.ts';
import { code } from './account.ts';
import { email, id, line, moment } from './primitives.ts';

const { action, subject } = staffLimits;

/** A code of the authenticator app, or a recovery code. */
export const factorProof = z.union([z.object({ code }), z.object({ recoveryCode: line(staffLimits.recoveryCodeMax) })]);
export type FactorProof = z.output<typeof factorProof>;

export const scopes = z
  .array(z.enum(staffScopes))
  .min(1)
  .overwrite((given) => staffScopes.filter((scope) => given.includes(scope)));

export const staffSelf = z.object({
  /** Empty before 2FA. */
  scopes: z.array(z.enum(staffScopes)),
  /** `none`: not set up yet. `asked`: this session has not passed 2FA yet. */
  secondFactor: z.enum(['none', 'asked', 'passed']),
  recoveryCodesLeft: z.int(),
});
export type StaffSelf = z.output<typeof staffSelf>;

/** The secret for the authenticator app, as text and as the URI behind its QR code. */
export const factorSecret = z.object({ secret: z.string(), uri: z.string() });

/** Shown once; the server stores only hashes. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const staffMember = z.object({
  idUser: id,
  name: z.string(),
  email: z.string().nullable(),
  scopes: z.array(z.enum(staffScopes)),
  addedAt: moment,
  /** Null when added on the command line. */
  addedBy: z.string().nullable(),
  hasSecondFactor: z.boolean(),
});
export type StaffMember = z.output<typeof staffMember>;

export const addStaffMemberBody = z.object({ email, scopes });

export const staffActionsBody = z.object({
  idStaff: id.optional(),
  action: line(action).optional(),
  subject: line(subject).optional(),
  /** Inclusive. */
  since: moment.optional(),
  /** Exclusive. */
  until: moment.optional(),
  /** The last one of the previous page. */
  after: z.object({ at: moment, id }).optional(),
});

export const staffAction = z.object({
  id,
  at: moment,
  idStaff: id,
  staffName: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type StaffAction = z.output<typeof staffAction>;
