import type { BindingElement, Node, VariableDeclaration } from 'typescript/unstable/ast';
import {
  isArrayBindingPattern,
  isArrayLiteralExpression,
  isArrowFunction,
  isBindingElement,
  isClassDeclaration,
  isConstructorDeclaration,
  isFunctionDeclaration,
  isFunctionExpression,
  isGetAccessorDeclaration,
  isIdentifier,
  isMethodDeclaration,
  isMethodSignatureDeclaration,
  isParameterDeclaration,
  isPropertyAssignment,
  isPropertyDeclaration,
  isPropertySignatureDeclaration,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import type { Compiler } from './compiler.ts';
import type { Implementations } from './implementations.ts';

/** Finds the code that a declared name stands for. */
export type FollowName = (declaration: Node, from?: Node) => Node[];

export const followNames = (compiler: Compiler, implementations: Implementations): FollowName => {
  const { checker } = compiler;

  const follow: FollowName = (declaration, from) => {
    if (isBindingElement(declaration)) return sourceOf(declaration);
    if (isParameterDeclaration(declaration)) {
      // Arguments are analysed at the call site, unless the function stores them.
      const isKept = !from || !isInside(declaration, from);
      return isKept ? described(declaration) : [];
    }
    if (from && isInside(declaration, from) && !isPropertyAssignment(declaration)) return [];
    if (isShorthandPropertyAssignment(declaration))
      return compiler
        .declarationsOf(checker.getShorthandAssignmentValueSymbol(declaration))
        .flatMap((node) => follow(node));
    if (isPropertySignatureDeclaration(declaration) || isMethodSignatureDeclaration(declaration))
      return described(declaration);
    if (isClassDeclaration(declaration)) return declaration.members.flatMap((member) => atCreation(member));
    if (isVariableDeclaration(declaration) || isPropertyAssignment(declaration) || isPropertyDeclaration(declaration))
      return declaration.initializer ? [declaration.initializer] : [];
    return isFunction(declaration) ? [declaration] : [];
  };

  /** `{ hold } = wallet` is `wallet.hold`; `[open, close] = [openIt(deps), closeIt(deps)]` is matched by position. */
  const sourceOf = (element: BindingElement): Node[] => {
    const { parent, propertyName, name } = element;
    if (isArrayBindingPattern(parent)) {
      const { initializer } = parent.parent as VariableDeclaration;
      if (!initializer || !isArrayLiteralExpression(initializer)) return initializer ? [initializer] : [];
      const given = initializer.elements[parent.elements.indexOf(element)];
      return given ? [given] : [];
    }
    const key = propertyName ?? name;
    const type = checker.getTypeAtLocation(parent);
    if (!type || !key || !isIdentifier(key)) return [];
    return compiler.declarationsOf(checker.getPropertyOfType(type, key.text)).flatMap((node) => follow(node));
  };

  /** The type may be that of one function, else it is anything that was passed for it. */
  const described = (declaration: Node): Node[] =>
    compiler
      .signaturesOf(checker.getTypeAtLocation(declaration))
      .flatMap((signature) => (isFunction(signature) ? [signature] : (implementations.get(signature) ?? [])));

  return follow;
};

const atCreation = (member: Node): Node[] => {
  if (isConstructorDeclaration(member)) return [member];
  return isPropertyDeclaration(member) && member.initializer ? [member.initializer] : [];
};

const isFunction = (node: Node): boolean =>
  isFunctionDeclaration(node) ||
  isMethodDeclaration(node) ||
  isGetAccessorDeclaration(node) ||
  isArrowFunction(node) ||
  isFunctionExpression(node);

const isInside = (node: Node, outer: Node): boolean =>
  node.getSourceFile() === outer.getSourceFile() && node.pos >= outer.pos && node.end <= outer.end;
