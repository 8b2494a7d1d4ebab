import { z } from 'zod';
import type { Access, EndpointSpec } from './endpoint.ts';
import type { ErrorName } from './errors.ts';

const accessRefusals: Record<Access, readonly ErrorName[]> = {
  app: ['wrongAppVersion'],
  public: [],
  registering: [],
  user: ['activityRestricted'],
  expert: ['activityRestricted', 'pageNotFound'],
  staff: ['activityRestricted', 'pageNotFound', 'incompleteRequest'],
  staffDoor: ['activityRestricted', 'pageNotFound'],
};

/** An invalid email address has its own error name. */
const takesEmail = (body: z.core.$ZodType | undefined): boolean => {
  if (body instanceof z.ZodObject) return 'email' in body.shape;
  return body instanceof z.ZodUnion && body.options.some(takesEmail);
};

/**
 * The refusals an endpoint may answer with before its use case runs, derived from its spec. `refusals` adds to them.
 */
export const impliedRefusals = (spec: EndpointSpec): readonly ErrorName[] => [
  'noSuchUser', // an ended session is refused by every endpoint
  'somethingWrong',
  ...accessRefusals[spec.access],
  ...(spec.closedToBlocked ? (['blockedByAdmin'] as const) : []),
  ...(spec.params || spec.query || spec.body ? (['mandatoryFieldNull'] as const) : []),
  ...(takesEmail(spec.body) ? (['invalidEmail'] as const) : []),
  ...(spec.limit ? (['tooManyChecks'] as const) : []),
  ...(spec.idempotent ? (['mandatoryFieldNull', 'requestAlreadyExists'] as const) : []),
  // A stream may break off.
  ...(spec.files || spec.bytes ? (['badInternet', 'mandatoryFieldNull'] as const) : []),
];
