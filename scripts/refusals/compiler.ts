import { join, relative } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  API,
  type Symbol as Named,
  type NodeHandle,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';

/** The queries to the TypeScript compiler that this check needs, for the program under `root`. */
export type Compiler = ReturnType<typeof openCompiler>;

export const openCompiler = (root: string) => {
  const api = new API({ cwd: root });
  const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
  if (!project) throw new Error(`Expected a tsconfig.json in ${root}.`);
  const { checker, program } = project;

  const ownNode = (handle: NodeHandle): Node[] => {
    const node = isOwn(handle.path) ? handle.resolve(project) : undefined;
    return node ? [node] : [];
  };
  const originals = new Map<number, Named>();
  const originalOf = (symbol: Named): Named => {
    if (!(symbol.flags & SymbolFlags.Alias)) return symbol;
    const original = originals.get(symbol.id) ?? checker.getAliasedSymbol(symbol);
    originals.set(symbol.id, original);
    return original;
  };
  const signatures = new Map<number, Node[]>();
  const signaturesIn = (type: Type): Node[] => {
    const callable = type.isUnionType() ? checker.getNonNullableType(type) : type;
    const found = callable ? checker.getSignaturesOfType(callable, SignatureKind.Call) : [];
    return found.flatMap(({ declaration }) => (declaration ? ownNode(declaration) : []));
  };

  return {
    checker,
    close: () => api.close(),
    filesOf: (pattern: RegExp): SourceFile[] =>
      program
        .getSourceFileNames()
        .filter((name) => isOwn(name) && pattern.test(name))
        .flatMap((name) => program.getSourceFile(name) ?? []),
    /** The declarations of a symbol, behind every import and re-export; empty for external code. */
    declarationsOf: (symbol: Named | undefined): Node[] =>
      symbol ? originalOf(symbol).declarations.flatMap(ownNode) : [],
    /** The functions behind a type, as written: with a body, or as a type only. */
    signaturesOf: (type: Type | undefined): Node[] => {
      if (!type?.isObjectType() && !type?.isUnionType() && !type?.isIntersectionType()) return [];
      const found = signatures.get(type.id) ?? signaturesIn(type);
      signatures.set(type.id, found);
      return found;
    },
    placeOf: (node: Node): string => {
      const file = node.getSourceFile();
      const line = file.text.slice(0, node.getStart(file)).split('\n').length;
      return `${relative(root, file.fileName).replaceAll('\\', '/')}:${line}`;
    },
  };
};

/** Our own code except tests: where a use case can lead. */
const isOwn = (path: string) =>
  /\/(apps\/server|packages\/[^/]+)\/src\//.test(path) && !/\/node_modules\/|\.(test|d)\.ts$/.test(path);
