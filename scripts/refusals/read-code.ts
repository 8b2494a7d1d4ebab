import type { CallExpression, Identifier, NewExpression, Node, ObjectLiteralExpression } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBindingElement,
  isCallExpression,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isNewExpression,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isTryStatement,
  isTypeNode,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { swallowsRefusals } from './swallows-refusals.ts';

/** The syntactic parts of a piece of code, before the compiler is asked about them. */
export type CodeParts = {
  /** Calls of `fail` and `new ApiError`, or of anything with those names. */
  refusing: (CallExpression | NewExpression)[];
  /** Names of values. */
  names: Identifier[];
  /** Property accesses: whether they are followed depends on the owner of the property. */
  taken: { name: Identifier; of: Node }[];
  /** The values of returned objects. Functions among them are followed where they are accessed by name. */
  offered: Node[];
};

/** Reads a piece of code, treating inner functions as called. Caught refusals do not count. */
export const readCode = (code: Node): CodeParts => {
  const parts: CodeParts = { refusing: [], names: [], taken: [], offered: [] };
  const visit = (node: Node): void => {
    if (isTypeNode(node)) return;
    if (isIdentifier(node)) {
      parts.names.push(node);
    } else if (isPropertyAccessExpression(node)) {
      if (isIdentifier(node.name)) parts.taken.push({ name: node.name, of: node.expression });
      if (!isPlainPath(node.expression)) visit(node.expression);
    } else if (isObjectLiteralExpression(node) && isHandedBack(node)) {
      for (const property of node.properties) visitOffered(property);
    } else {
      if (isRefusing(node)) parts.refusing.push(node);
      for (const child of uncaughtIn(node)) visit(child);
    }
  };
  const visitOffered = (property: Node): void => {
    if (isMethodDeclaration(property)) return;
    if (isShorthandPropertyAssignment(property)) {
      parts.offered.push(property.name);
    } else if (!isPropertyAssignment(property)) {
      visit(property);
    } else if (isCallExpression(property.initializer) || isPlainPath(property.initializer)) {
      parts.offered.push(property.initializer);
    } else if (!isFunction(property.initializer)) {
      visit(property.initializer);
    }
  };
  visit(code);
  return parts;
};

/** `orders` and `deps.orders`: plain references. */
export const isPlainPath = (node: Node): boolean =>
  isIdentifier(node) || (isPropertyAccessExpression(node) && isPlainPath(node.expression));

const isFunction = (node: Node): boolean => isArrowFunction(node) || isFunctionExpression(node);

const isRefusing = (node: Node): node is CallExpression | NewExpression =>
  (isCallExpression(node) || isNewExpression(node)) &&
  isIdentifier(node.expression) &&
  ['fail', 'ApiError'].includes(node.expression.text);

const uncaughtIn = (node: Node): Node[] => {
  if (isTryStatement(node) && node.catchClause && swallowsRefusals(node.catchClause))
    return [node.catchClause.block, ...(node.finallyBlock ? [node.finallyBlock] : [])];
  if (isCallExpression(node) && isSwallowing(node)) return [...node.arguments];
  return valuesIn(node);
};

const isSwallowing = ({ expression, arguments: [handler] }: CallExpression): boolean =>
  isPropertyAccessExpression(expression) &&
  expression.name.text === 'catch' &&
  handler !== undefined &&
  isArrowFunction(handler) &&
  swallowsRefusals(handler);

/** The child nodes that are values, without types and without declared names. */
const valuesIn = (node: Node): Node[] => {
  if (isShorthandPropertyAssignment(node)) return [node.name];
  if (isVariableDeclaration(node) || isParameterDeclaration(node) || isBindingElement(node)) {
    const pattern = node.name && !isIdentifier(node.name) ? [node.name] : [];
    return node.initializer ? [...pattern, node.initializer] : pattern;
  }
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  return 'name' in node ? children.filter((child) => child !== node.name) : children;
};

const isHandedBack = (literal: ObjectLiteralExpression): boolean => {
  let parent: Node = literal.parent;
  while (isParenthesizedExpression(parent)) parent = parent.parent;
  return isReturnStatement(parent) || isArrowFunction(parent);
};
