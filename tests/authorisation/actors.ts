import type { Access, EndpointSpec } from '@stagedoor/contract/endpoint';
import type { ErrorName } from '@stagedoor/contract/errors';
import { type StaffScope, staffScopes } from '@stagedoor/contract/staff-scopes';

const actorKinds = [
  'visitor',
  /** Logged in, registration unfinished. */
  'registering',
  'fan',
  'talent',
  'agent',
  'staff',
  /** Staff with every scope except the required ones. */
  'staffElsewhere',
  /** Staff who have not passed 2FA. */
  'staffUnproven',
] as const;
export type ActorKind = (typeof actorKinds)[number];

export type Actor = { kind: ActorKind; label: string; scopes: readonly StaffScope[] };

/** The expected result for each kind of access and actor. An agent has the access of a talent. */
const doors: Record<Access, Record<ActorKind, ErrorName | 'open'>> = {
  app: everybody('open'),
  public: everybody('open'),
  registering: { ...everybody('open'), visitor: 'noSuchUser' },
  user: { ...everybody('open'), visitor: 'noSuchUser', registering: 'activityRestricted' },
  expert: {
    ...everybody('pageNotFound'),
    visitor: 'noSuchUser',
    registering: 'activityRestricted',
    talent: 'open',
    agent: 'open',
  },
  staff: {
    ...everybody('pageNotFound'),
    visitor: 'noSuchUser',
    registering: 'activityRestricted',
    staff: 'open',
    staffUnproven: 'incompleteRequest',
  },
  staffDoor: {
    ...everybody('pageNotFound'),
    visitor: 'noSuchUser',
    registering: 'activityRestricted',
    staff: 'open',
    staffElsewhere: 'open',
    staffUnproven: 'open',
  },
};

function everybody(answer: ErrorName | 'open') {
  return Object.fromEntries(actorKinds.map((kind) => [kind, answer])) as Record<ActorKind, ErrorName | 'open'>;
}

export const doorOf = ({ access, scopes }: Pick<EndpointSpec, 'access' | 'scopes'>, kind: ActorKind) =>
  kind === 'staffElsewhere' && access === 'staff' && !scopes ? 'open' : doors[access][kind];

/** All actors: for staff, one per scope that grants access, with only that scope. */
export const actorsFor = (opening: readonly StaffScope[] = []): Actor[] =>
  actorKinds.flatMap((kind): Actor[] => {
    if (kind === 'staff' && opening.length > 0)
      return opening.map((scope) => ({ kind, label: `staff (${scope})`, scopes: [scope] }));
    const elsewhere = staffScopes.filter((scope) => !opening.includes(scope));
    return [{ kind, label: kind, scopes: kind === 'staffElsewhere' ? elsewhere : staffScopes }];
  });
