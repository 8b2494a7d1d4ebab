import type { Access, EndpointSpec } from '@stagedoor/contract/endpoint';
import { fail } from '@stagedoor/contract/errors';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';

export type UserRole = 'FAN' | 'EXPERT' | 'AGENT' | 'ADMIN';
type LiveStatus = 'ACTIVE' | 'HIDDEN' | 'REGISTRATION';

export type SessionCaller = {
  idUser: number;
  role: UserRole;
  status: LiveStatus;
  idSession: string;
  device: string;
  /** Null unless the account is staff. */
  staff: { scopes: readonly StaffScope[]; hasShownFactor: boolean } | null;
  /** Blocked by staff at this moment. */
  blocked: boolean;
};

/**
 * A guest is a visitor whose browser sends a device id: enough to buy and to retry safely, not to be recognised. A
 * staff account is `staff` once its session has passed 2FA, and an ordinary user until then.
 */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'guest'; device: string }
  | ({ kind: 'user' } & SessionCaller)
  | ({ kind: 'staff' } & SessionCaller);

export type KnownCaller = Extract<Caller, { kind: 'user' | 'staff' }>;
export type CallerFor<A extends Access> = A extends 'public' | 'app' ? Caller : KnownCaller;

type Door = Pick<EndpointSpec, 'access' | 'scopes'>;

/**
 * Authorises a call. Without a session it is 403, on which clients log out; a missing role or scope is 404, so that
 * callers cannot probe which endpoints exist.
 */
export const mayCall = (door: Door, caller: Caller): void => doors[door.access](caller, door.scopes);

const doors: Record<Access, (caller: Caller, scopes: Door['scopes']) => void> = {
  app: () => {},
  public: () => {},
  registering: (caller) => void requireSession(caller),
  user: (caller) => void requireRegistered(caller),
  expert: (caller) => requireRole(requireRegistered(caller), ['EXPERT', 'AGENT']),
  staffDoor: (caller) => void requireStaff(caller),
  staff: (caller, scopes) => {
    const { hasShownFactor, scopes: held } = requireStaff(caller);
    if (!hasShownFactor) fail('incompleteRequest', { reason: { kind: 'secondFactor' } });
    if (scopes && !scopes.some((scope) => held.includes(scope))) fail('pageNotFound');
  },
};

/** Blocked users may read, finish open orders and delete their account, but start nothing that involves others. */
export const refuseBlocked = (caller: Caller): void => {
  if ('blocked' in caller && caller.blocked) fail('blockedByAdmin');
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

const requireStaff = (caller: Caller) => {
  const known = requireRegistered(caller);
  requireRole(known, ['ADMIN']);
  return known.staff ?? fail('pageNotFound');
};
