import type { ArrowFunction, CatchClause, Node } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isCatchClause,
  isIdentifier,
  isIfStatement,
  isThrowStatement,
} from 'typescript/unstable/ast/is';

/**
 * Whether what is caught here ends here. It does when the error is never thrown again nor handed to a function that might,
 * or only where it is no refusal: `if (!(error instanceof Refusal)) throw error`. Otherwise every refusal is let through.
 */
export const swallowsRefusals = (handler: CatchClause | ArrowFunction): boolean => {
  const caught = nameOf(handler);
  const isCaught = (node: Node) => isIdentifier(node) && node.text === caught;
  const rethrows = (node: Node): boolean => {
    if (isIfStatement(node) && /^!\(\w+ instanceof Refusal\)$/.test(node.expression.getText())) return false;
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
