import type { Expression, Node, ObjectLiteralExpression, SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isCallExpression,
  isExpression,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
} from 'typescript/unstable/ast/is';
import type { Compiler } from './compiler.ts';
import { isPlainPath } from './read-code.ts';

/**
 * For code that is only described by a type (a port, an extension point, a stored callback): everything that was passed
 * for it.
 */
export type Implementations = ReadonlyMap<Node, readonly Node[]>;

export const findImplementations = (compiler: Compiler): Implementations => {
  const { checker, signaturesOf } = compiler;
  const found = new Map<Node, Node[]>();
  const note = (code: Node, signatures: readonly Node[]) => {
    for (const signature of signatures) found.set(signature, [...(found.get(signature) ?? []), code]);
  };
  for (const file of compiler.filesOf(/apps\/server\/src\/(?!demo\/)/)) {
    const { functions, others, literals } = placesIn(file);
    const types = others.length > 0 ? checker.getTypeAtLocation(others) : [];
    const callable = others.filter((_, at) => signaturesOf(types[at]).length > 0);
    for (const code of [...functions, ...callable]) note(code, signaturesOf(checker.getContextualType(code)));
    for (const literal of literals) {
      const expected = checker.getContextualType(literal);
      for (const property of expected ? literal.properties.filter(isNamedOnly) : []) {
        const symbol =
          expected && isIdentifier(property.name) && checker.getPropertyOfType(expected, property.name.text);
        if (symbol) note(property, signaturesOf(checker.getTypeOfSymbol(symbol)));
      }
    }
  }
  return found;
};

const isNamedOnly = (node: Node) => isMethodDeclaration(node) || isShorthandPropertyAssignment(node);

/** Where something may be passed: function expressions, other expressions that may be functions, and objects. */
const placesIn = (file: SourceFile) => {
  const [functions, others]: [Expression[], Expression[]] = [[], []];
  const literals: ObjectLiteralExpression[] = [];
  const visit = (node: Node): void => {
    for (const given of givenIn(node)) {
      if (isArrowFunction(given) || isFunctionExpression(given)) functions.push(given);
      else if (isCallExpression(given) || isPlainPath(given)) others.push(given);
    }
    if (isObjectLiteralExpression(node) && node.properties.some(isNamedOnly)) literals.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return { functions, others, literals };
};

const givenIn = (node: Node): readonly Expression[] => {
  if (isCallExpression(node)) return node.arguments;
  if (isPropertyAssignment(node)) return [node.initializer];
  if (isReturnStatement(node)) return node.expression ? [node.expression] : [];
  return isArrowFunction(node) && isExpression(node.body) ? [node.body] : [];
};
