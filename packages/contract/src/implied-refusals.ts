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

/** A malformed address alone has a name of its own. */
const takesEmail = (body: z.core.$ZodType | undefined): boolean => {
  if (body instanceof z.ZodObject) return 'email' in body.shape;
  return body instanceof z.ZodUnion && body.options.some(takesEmail);
};

/** What an endpoint may refuse with before its use case is asked, by what it says of itself. `refusals` adds to it. */
export const impliedRefusals = (spec: EndpointSpec): readonly ErrorName[] => [
  'noSuchUser', // a dead session is refused at every door
  'somethingWrong',
  ...accessRefusals[spec.access],
  ...(spec.closedToBlocked ? (['blockedByAdmin'] as const) : []),
  ...(spec.params || spec.query || spec.body ? (['mandatoryFieldNull'] as const) : []),
  ...(takesEmail(spec.body) ? (['invalidEmail'] as const) : []),
  ...(spec.limit ? (['tooManyChecks'] as const) : []),
  ...(spec.idempotent ? (['mandatoryFieldNull', 'requestAlreadyExists'] as const) : []),
  ...(spec.reply ? [] : (['notImplemented'] as const)),
  // What arrives as a stream may break off in the middle.
  ...(spec.files || spec.bytes ? (['badInternet', 'mandatoryFieldNull'] as const) : []),
];
