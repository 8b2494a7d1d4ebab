import type { JsonSchema } from '../near-values.ts';

type Parameter = {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
};
type Content = Record<string, { schema: JsonSchema; examples?: Record<string, { value: { error: number } }> }>;
type Described = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
  'x-access': string;
};
export type Document = {
  paths: Record<string, Record<string, Described>>;
  components: Record<string, Record<string, unknown>>;
};

export type Operation = {
  name: string;
  method: string;
  path: string;
  access: string;
  params: Parameter[];
  query: Parameter[];
  isIdempotent: boolean;
  /** Content type and schema of the body, if any. */
  body: { type: string; schema: JsonSchema } | undefined;
  /** The error codes it may refuse with, by status. */
  refusals: ReadonlyMap<number, ReadonlySet<number>>;
  /** The path of its reply schema in the document. */
  replyAt: string | undefined;
};

export const resolveIn =
  (document: Document) =>
  (ref: string): JsonSchema => {
    const [, , kind = '', name = ''] = ref.split('/');
    return document.components[kind]?.[name] as JsonSchema;
  };

/** Reads all operations from the document, as an external client would. */
export const operationsOf = (document: Document): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(document, path, method, described)),
  );

const operationOf = (document: Document, path: string, method: string, described: Described): Operation => {
  const resolve = resolveIn(document);
  const parameters = described.parameters.map((each) =>
    each.$ref ? (resolve(each.$ref) as unknown as Parameter) : each,
  );
  const [body] = Object.entries(described.requestBody?.content ?? {});
  return {
    name: described.operationId,
    method: method.toUpperCase(),
    path,
    access: described['x-access'],
    params: parameters.filter((each) => each.in === 'path'),
    query: parameters.filter((each) => each.in === 'query'),
    isIdempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body: body && { type: body[0], schema: body[1].schema },
    refusals: new Map(
      Object.entries(described.responses).flatMap(([status, { content }]) => {
        const { examples } = content?.['application/json'] ?? {};
        return examples ? [[Number(status), new Set(Object.values(examples).map(({ value }) => value.error))]] : [];
      }),
    ),
    replyAt:
      described.responses[200] && `${pointer('paths', path, method)}/responses/200/content/application~1json/schema`,
  };
};

const pointer = (...parts: string[]) =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
