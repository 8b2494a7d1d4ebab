import type { CallExpression, Node } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import type { Compiler } from './compiler.ts';

export type Binding = { endpoint: string; handler: Node; place: string };

/**
 * Finds every `bind(http, endpoints.name, handler)` and `bindOnce(…)`. `endpoints[`${space}Like`]` binds all endpoints
 * whose names end like that.
 */
export const findBindings = ({ filesOf, placeOf }: Compiler, names: readonly string[]): Binding[] => {
  const found: Binding[] = [];
  const visit = (node: Node): void => {
    for (const bound of isCallExpression(node) ? boundBy(node, names) : []) {
      found.push({ ...bound, place: placeOf(node) });
    }
    node.forEachChild(visit);
  };
  filesOf(/\.routes\.ts$/).forEach(visit);
  return found;
};

const boundBy = ({ expression, arguments: [, spec, handler] }: CallExpression, names: readonly string[]) => {
  if (!isIdentifier(expression) || !['bind', 'bindOnce'].includes(expression.text)) return [];
  return spec && handler ? namesIn(spec, names).map((endpoint) => ({ endpoint, handler })) : [];
};

const namesIn = (spec: Node, names: readonly string[]): readonly string[] => {
  if (isPropertyAccessExpression(spec) && isEndpoints(spec.expression)) return [spec.name.text];
  if (!isElementAccessExpression(spec) || !isEndpoints(spec.expression)) return [];
  const { argumentExpression: name } = spec;
  const end = isTemplateExpression(name) && name.head.text === '' ? name.templateSpans.at(-1)?.literal.text : undefined;
  return end ? names.filter((each) => each.endsWith(end)) : [];
};

const isEndpoints = (node: Node): boolean => isIdentifier(node) && node.text === 'endpoints';
