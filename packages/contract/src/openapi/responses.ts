import type { EndpointSpec } from '../endpoint.ts';
import { type ErrorName, errors } from '../errors.ts';
import { impliedRefusals } from '../implied-refusals.ts';
import type { Json } from './json.ts';

type Answer = readonly [status: number, name: ErrorName];

/** Malformed requests keep the status that HTTP defines. */
const malformed = (spec: EndpointSpec): readonly Answer[] => [
  [400, 'mandatoryFieldNull'],
  ...(spec.method === 'GET'
    ? []
    : ([
        // An unreadable body is refused even where none is expected.
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

export const errorResponses = (spec: EndpointSpec, schema: Json): Json => {
  const answers: Answer[] = [
    ...[...impliedRefusals(spec), ...(spec.refusals ?? [])].map((name): Answer => [errors[name].status, name]),
    ...malformed(spec),
  ];
  const statuses = [...new Set(answers.map(([status]) => status))];
  const namesWith = (status: number) => [...new Set(answers.filter(([s]) => s === status).map(([, name]) => name))];
  return Object.fromEntries(statuses.map((status) => [status, describe(namesWith(status), schema)]));
};
