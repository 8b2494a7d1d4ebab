import type { Access, EndpointSpec } from '../endpoint.ts';
import { type ErrorName, errors } from '../errors.ts';
import type { Json } from './json.ts';

type Answer = readonly [status: number, name: ErrorName];

const accessRefusals: Record<Access, readonly ErrorName[]> = {
  app: [],
  public: [],
  registering: [],
  user: ['activityRestricted'],
  expert: ['activityRestricted', 'pageNotFound'],
  staff: ['activityRestricted', 'pageNotFound', 'incompleteRequest'],
  staffDoor: ['activityRestricted', 'pageNotFound'],
};

/** A malformed address alone has a name of its own. */
const takesEmail = ({ properties, anyOf, oneOf }: Json): boolean =>
  (properties !== undefined && 'email' in (properties as Json)) ||
  ([anyOf, oneOf].flat().filter(Boolean) as Json[]).some(takesEmail);

const namesOf = (spec: EndpointSpec, body: Json): readonly ErrorName[] => [
  'noSuchUser', // a dead session is refused at every door
  'somethingWrong',
  ...accessRefusals[spec.access],
  ...(spec.params || spec.query || spec.body ? (['mandatoryFieldNull'] as const) : []),
  ...(takesEmail(body) ? (['invalidEmail'] as const) : []),
  ...(spec.limit ? (['tooManyChecks'] as const) : []),
  ...(spec.idempotent ? (['mandatoryFieldNull', 'requestAlreadyExists'] as const) : []),
  ...(spec.reply ? [] : (['notImplemented'] as const)),
  // What arrives as a stream may break off in the middle.
  ...(spec.files || spec.bytes ? (['badInternet', 'mandatoryFieldNull'] as const) : []),
  ...(spec.refusals ?? []),
];

/** What is refused before anybody looks at the meaning keeps the status that HTTP has for it. */
const malformed = (spec: EndpointSpec): readonly Answer[] => [
  [400, 'mandatoryFieldNull'],
  ...(spec.method === 'GET'
    ? []
    : ([
        // Also where no body is asked for, one that cannot be read is refused.
        [422, 'mandatoryFieldNull'],
        [413, 'fileTooLarge'],
        [415, 'mandatoryFieldNull'],
      ] as const)),
];

const describe = (names: readonly ErrorName[], schema: Json): Json => ({
  description: names.map((name) => `${errors[name].code} ${name}`).join(', '),
  content: {
    'application/json': {
      schema,
      examples: Object.fromEntries(names.map((name) => [name, { value: { error: errors[name].code, name } }])),
    },
  },
});

export const errorResponses = (spec: EndpointSpec, schema: Json, body: Json): Json => {
  const answers: Answer[] = [
    ...namesOf(spec, body).map((name): Answer => [errors[name].status, name]),
    ...malformed(spec),
  ];
  const statuses = [...new Set(answers.map(([status]) => status))];
  const namesWith = (status: number) => [...new Set(answers.filter(([s]) => s === status).map(([, name]) => name))];
  return Object.fromEntries(statuses.map((status) => [status, describe(namesWith(status), schema)]));
};
