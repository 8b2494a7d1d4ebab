import type { ErrorName } from '@stagedoor/contract/errors';
import type { Identifier, Node } from 'typescript/unstable/ast';
import { isIdentifier, isPropertyAccessExpression, isShorthandPropertyAssignment } from 'typescript/unstable/ast/is';
import type { Compiler } from './compiler.ts';
import type { FollowName } from './follow-names.ts';
import { type CodeParts, readCode } from './read-code.ts';

/** What a piece of code refuses with directly, and the code it refers to. */
type Step = { refuses: ReadonlySet<ErrorName>; leadsTo: readonly Node[] };

/** Each reachable refusal, with the path of code that leads to it. */
export type Reached = ReadonlyMap<ErrorName, readonly Node[]>;

const isOfCatalogue = (node: Node) => node.getSourceFile().fileName.endsWith('packages/contract/src/errors.ts');

export const createReach = (compiler: Compiler, follow: FollowName) => {
  const { checker } = compiler;
  const steps = new Map<Node, Step>();

  const stepAt = (code: Node): Step => {
    const known = steps.get(code);
    if (known) return known;
    const step = lookAt(code);
    steps.set(code, step);
    return step;
  };

  const lookAt = (code: Node): Step => {
    const parts = withValues(readCode(code));
    const declared = declarationsOf(parts);
    const named = parts.names.flatMap((name) => declared.get(name) ?? []);
    const taken = parts.taken.flatMap(({ name, of }) => {
      const own = declared.get(name) ?? [];
      // `list.map` leads nowhere by its name, but the list may contain functions.
      return own.length > 0 ? own : namesIn(of).flatMap((base) => declared.get(base) ?? []);
    });
    const leadsTo = [...named, ...taken].filter((node) => !isOfCatalogue(node)).flatMap((node) => follow(node, code));
    const refusing = parts.refusing.filter(
      ({ expression }) => isIdentifier(expression) && declared.get(expression)?.some(isOfCatalogue),
    );
    return {
      refuses: new Set(refusing.flatMap(({ arguments: given }) => literalsOf(given?.[0]))),
      leadsTo: [...new Set(leadsTo)],
    };
  };

  /** The values of a returned object are evaluated with it, unless they are functions, which are followed by name. */
  const withValues = (parts: CodeParts): CodeParts => {
    const values = parts.offered.filter((node) => compiler.signaturesOf(checker.getTypeAtLocation(node)).length === 0);
    const all = [parts, ...values.map(readCode)];
    return {
      refusing: all.flatMap(({ refusing }) => refusing),
      names: all.flatMap(({ names }) => names),
      taken: all.flatMap(({ taken }) => taken),
      offered: [],
    };
  };

  const declarationsOf = ({ names, taken }: CodeParts): Map<Identifier, Node[]> => {
    const all = [...names, ...taken.flatMap(({ name, of }) => [name, ...namesIn(of)])];
    const symbols = all.length > 0 ? checker.getSymbolAtLocation(all) : [];
    return new Map(
      all.map((name, at) => {
        const isShort = isShorthandPropertyAssignment(name.parent);
        const symbol = isShort ? checker.getShorthandAssignmentValueSymbol(name.parent) : symbols[at];
        return [name, compiler.declarationsOf(symbol)];
      }),
    );
  };

  const literalsOf = (argument: Node | undefined): ErrorName[] => {
    const type = argument && checker.getTypeAtLocation(argument);
    const members = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
    return members.flatMap((member) => (member.isStringLiteralType() ? [member.value as ErrorName] : []));
  };

  return (from: Node): Reached => {
    const found = new Map<ErrorName, readonly Node[]>();
    const ways = new Map<Node, readonly Node[]>([[from, [from]]]);
    // A Map iterator includes entries that are added during the iteration.
    for (const [code, way] of ways) {
      const { refuses, leadsTo } = stepAt(code);
      for (const name of refuses) if (!found.has(name)) found.set(name, way);
      for (const next of leadsTo) if (!ways.has(next)) ways.set(next, [...way, next]);
    }
    return found;
  };
};

/** `escrow` and `orders` of `orders.escrow`. */
const namesIn = (path: Node): Identifier[] => {
  if (isIdentifier(path)) return [path];
  return isPropertyAccessExpression(path) && isIdentifier(path.name) ? [path.name, ...namesIn(path.expression)] : [];
};
