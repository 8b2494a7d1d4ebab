import type { ArrowFunction, CatchClause, Node } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isCatchClause,
  isIdentifier,
  isIfStatement,
  isThrowStatement,
} from 'typescript/unstable/ast/is';

/**
 * Whether a catch handler stops refusals. It does when it neither rethrows the error nor passes it to a function that
 * might, or rethrows only other errors: `if (!(error instanceof ApiError)) throw error`. Otherwise every refusal passes
 * through.
 */
export const swallowsRefusals = (handler: CatchClause | ArrowFunction): boolean => {
  const caught = nameOf(handler);
  const isCaught = (node: Node) => isIdentifier(node) && node.text === caught;
  const rethrows = (node: Node): boolean => {
    if (isIfStatement(node) && /^!\(\w+ instanceof ApiError\)$/.test(node.expression.getText())) return false;
    if (isThrowStatement(node) && isCaught(node.expression)) return true;
    if (isCallExpression(node) && node.arguments.some(isCaught)) return true;
    return node.forEachChild((child) => rethrows(child) || undefined) ?? false;
  };
  return !rethrows(isCatchClause(handler) ? handler.block : handler.body);
};

const nameOf = (handler: CatchClause | ArrowFunction): string | undefined => {
  const declared = isCatchClause(handler) ? handler.variableDeclaration : handler.parameters[0];
  return declared?.name && isIdentifier(declared.name) ? declared.name.text : undefined;
};
