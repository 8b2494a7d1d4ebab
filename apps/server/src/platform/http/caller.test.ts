import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import { type StaffScope, staffScopes } from '@stagedoor/contract/staff-scopes';
import { describe, expect, it } from 'vitest';
import { type Caller, mayCall, type UserRole } from './caller.ts';

const staffCalls = (Object.entries(endpoints) as [string, EndpointSpec][]).filter(
  ([, { access }]) => access === 'staff',
);

const caller = (scopes: readonly StaffScope[] | null, hasShownFactor = true, role: UserRole = 'ADMIN'): Caller => {
  const session = { idUser: 1, role, status: 'ACTIVE', idSession: '', device: '', blocked: false } as const;
  return { kind: 'user', ...session, staff: scopes && { scopes, hasShownFactor } };
};

describe.each(staffCalls)('%s', (_name, spec) => {
  it.each(staffScopes)('opens to the scope %s only where it says so', (scope) => {
    const attempt = expect(() => mayCall(spec, caller([scope])));
    if (!spec.scopes || spec.scopes.includes(scope)) attempt.not.toThrow();
    else attempt.toThrow(expect.objectContaining({ name: 'pageNotFound' }));
  });

  it('asks for the second factor before anything else', () => {
    expect(() => mayCall(spec, caller(staffScopes, false))).toThrow(
      expect.objectContaining({ name: 'incompleteRequest', reason: { kind: 'secondFactor' } }),
    );
  });

  it('is missing to a user who has the role and is no member, or was one and lost the role', () => {
    const missing = expect.objectContaining({ name: 'pageNotFound' });
    expect(() => mayCall(spec, caller(null))).toThrow(missing);
    expect(() => mayCall(spec, caller(staffScopes, true, 'FAN'))).toThrow(missing);
  });
});
