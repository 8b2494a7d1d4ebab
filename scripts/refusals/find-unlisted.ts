import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import type { ErrorName } from '@stagedoor/contract/errors';
import { impliedRefusals } from '@stagedoor/contract/implied-refusals';
import type { Node } from 'typescript/unstable/ast';
import { type Compiler, openCompiler } from './compiler.ts';
import { type Binding, findBindings } from './find-bindings.ts';
import { followNames } from './follow-names.ts';
import { findImplementations } from './implementations.ts';
import { createReach, type Reached } from './reach.ts';

type Endpoints = Readonly<Record<string, EndpointSpec>>;

/** Finds refusals of use cases that their endpoints do not list, and listed refusals that no code produces. */
export const findUnlisted = (root: string, endpoints: Endpoints): string[] => {
  const compiler = openCompiler(root);
  try {
    const reach = createReach(compiler, followNames(compiler, findImplementations(compiler)));
    const bindings = findBindings(compiler, Object.keys(endpoints));
    const found = bindings.flatMap((binding) => judge(compiler, binding, endpoints, reach(binding.handler)));
    return [...found, ...findUnbound(endpoints, bindings)];
  } finally {
    compiler.close();
  }
};

const judge = (compiler: Compiler, { endpoint, place }: Binding, endpoints: Endpoints, reached: Reached): string[] => {
  const spec = endpoints[endpoint];
  if (!spec) return [`${place} ${endpoint} is no endpoint of the contract`];
  const listed = spec.refusals ?? [];
  const allowed = new Set<ErrorName>([...impliedRefusals(spec), ...listed]);
  const unlisted = [...reached].filter(([name]) => !allowed.has(name));
  const unreached = listed.filter((name) => !reached.has(name));
  return [
    ...unlisted.map(([name, way]) => {
      const steps = way.map((code) => describe(compiler, code)).join(' → ');
      return `${place} ${endpoint} can refuse with ${name}, which its endpoint does not list: ${steps}`;
    }),
    ...unreached.map((name) => `${place} ${endpoint} lists ${name}, but its use case never refuses with it`),
  ];
};

const describe = ({ placeOf }: Compiler, code: Node): string => {
  let named: Node | undefined = code;
  while (named && !('name' in named && named.name)) named = named.parent;
  const { text } = (named && 'name' in named ? named.name : {}) as { text?: string };
  return text ? `${text} (${placeOf(code)})` : placeOf(code);
};

/** A built endpoint with an unrecognised binding would go unchecked. */
const findUnbound = (endpoints: Endpoints, bindings: readonly Binding[]): string[] => {
  const bound = new Set(bindings.map(({ endpoint }) => endpoint));
  const built = Object.entries(endpoints).filter(([name, { reply }]) => reply && !bound.has(name));
  return built.map(([name]) => `${name} is not bound by \`bind(http, endpoints.${name}, …)\` in any *.routes.ts`);
};
