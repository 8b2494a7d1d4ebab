import type { Access } from '@stagedoor/contract/endpoint';
import { fail } from '@stagedoor/contract/errors';

export type UserRole = 'FAN' | 'EXPERT' | 'AGENT' | 'ADMIN';
export type LiveStatus = 'ACTIVE' | 'HIDDEN' | 'REGISTRATION';

export type SessionCaller = {
  idUser: number;
  role: UserRole;
  status: LiveStatus;
  idSession: string;
  device: string;
};

/** A guest is a visitor whose browser has a device id: enough to buy and to repeat a call safely, not to be recognised. */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'guest'; device: string }
  | ({ kind: 'user' } & SessionCaller)
  | ({ kind: 'staff' } & SessionCaller);

export type KnownCaller = Extract<Caller, { kind: 'user' | 'staff' }>;
export type CallerFor<A extends Access> = A extends 'public' | 'app' ? Caller : KnownCaller;

/**
 * Who may call at all. No session is 403, which logs out; a role that the caller lacks looks like a missing page, so
 * that nobody learns which doors exist.
 */
export const mayCall: Record<Access, (caller: Caller) => void> = {
  app: () => {},
  public: () => {},
  registering: (caller) => void requireSession(caller),
  user: (caller) => void requireRegistered(caller),
  expert: (caller) => requireRole(requireRegistered(caller), ['EXPERT', 'AGENT']),
  staff: (caller) => requireRole(requireRegistered(caller), ['ADMIN']),
};

const requireSession = (caller: Caller): KnownCaller =>
  caller.kind === 'user' || caller.kind === 'staff' ? caller : fail('noSuchUser');

const requireRegistered = (caller: Caller): KnownCaller => {
  const known = requireSession(caller);
  return known.status === 'REGISTRATION' ? fail('activityRestricted') : known;
};

const requireRole = (caller: KnownCaller, roles: readonly UserRole[]) => {
  if (!roles.includes(caller.role)) fail('pageNotFound');
};
