import type { Access, EndpointSpec } from '@stagedoor/contract/endpoint';
import type { ErrorName } from '@stagedoor/contract/errors';
import { type StaffScope, staffScopes } from '@stagedoor/contract/staff-scopes';

const actorKinds = [
  'visitor',
  /** Logged in, the registration unfinished. */
  'registering',
  'fan',
  'talent',
  'agent',
  'staff',
  /** Works here, and holds every scope but those that are asked for. */
  'staffElsewhere',
  /** Works here, and has yet to show the second factor. */
  'staffUnproven',
] as const;
export type ActorKind = (typeof actorKinds)[number];

export type Actor = { kind: ActorKind; label: string; scopes: readonly StaffScope[] };

/** How each kind of endpoint receives each kind of person. An agent is let in wherever a talent is. */
const doors: Record<Access, Record<ActorKind, ErrorName | 'open'>> = {
  app: everybody('open'),
  public: everybody('open'),
  registering: { ...everybody('open'), visitor: 'noSuchUser' },
  user: { ...everybody('open'), visitor: 'noSuchUser', registering: 'activityRestricted' },
  expert: {
    ...everybody('pageNotFound'),
    ...{ visitor: 'noSuchUser', registering: 'activityRestricted' },
    ...{ talent: 'open', agent: 'open' },
  },
  staff: {
    ...everybody('pageNotFound'),
    ...{ visitor: 'noSuchUser', registering: 'activityRestricted' },
    ...{ staff: 'open', staffUnproven: 'incompleteRequest' },
  },
  staffDoor: {
    ...everybody('pageNotFound'),
    ...{ visitor: 'noSuchUser', registering: 'activityRestricted' },
    ...{ staff: 'open', staffElsewhere: 'open', staffUnproven: 'open' },
  },
};

function everybody(answer: ErrorName | 'open') {
  return Object.fromEntries(actorKinds.map((kind) => [kind, answer])) as Record<ActorKind, ErrorName | 'open'>;
}

export const doorOf = ({ access, scopes }: Pick<EndpointSpec, 'access' | 'scopes'>, kind: ActorKind) =>
  kind === 'staffElsewhere' && access === 'staff' && !scopes ? 'open' : doors[access][kind];

/** Everybody who calls: of the staff one for each scope that opens the door, holding nothing else. */
export const actorsFor = (opening: readonly StaffScope[] = []): Actor[] =>
  actorKinds.flatMap((kind): Actor[] => {
    if (kind === 'staff' && opening.length > 0)
      return opening.map((scope) => ({ kind, label: `staff (${scope})`, scopes: [scope] }));
    const elsewhere = staffScopes.filter((scope) => !opening.includes(scope));
    return [{ kind, label: kind, scopes: kind === 'staffElsewhere' ? elsewhere : staffScopes }];
  });
