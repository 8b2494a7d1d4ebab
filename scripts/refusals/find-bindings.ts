import type { CallExpression, Node } from 'typescript/unstable/ast';
import { isCallExpression, isIdentifier, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import type { Compiler } from './compiler.ts';

export type Binding = { endpoint: string; handler: Node; place: string };

/** Finds every `bind(http, endpoints.name, handler)` and `bindOnce(…)`. */
export const findBindings = ({ filesOf, placeOf }: Compiler): Binding[] => {
  const found: Binding[] = [];
  const visit = (node: Node): void => {
    const bound = isCallExpression(node) ? boundBy(node) : undefined;
    if (bound) found.push({ ...bound, place: placeOf(node) });
    node.forEachChild(visit);
  };
  filesOf(/\.routes\.ts$/).forEach(visit);
  return found;
};

const boundBy = ({ expression, arguments: [, spec, handler] }: CallExpression) => {
  if (!isIdentifier(expression) || !['bind', 'bindOnce'].includes(expression.text)) return undefined;
  if (!spec || !handler || !isPropertyAccessExpression(spec)) return undefined;
  return isIdentifier(spec.expression) && spec.expression.text === 'endpoints'
    ? { endpoint: spec.name.text, handler }
    : undefined;
};
