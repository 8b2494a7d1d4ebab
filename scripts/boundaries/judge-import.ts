import { posix } from 'node:path';
import { judgeServer } from './judge-server.ts';
import { judgeUiPackage, judgeWeb } from './judge-web.ts';
import { parts } from './rules.ts';

const server = 'apps/server/src/';
const web = 'apps/web/app/';

/** Judges one import of a file, whose path is relative to the repository. */
export function judgeImport(file: string, specifier: string): string | undefined {
  const ours = /^@stagedoor\/([^/]+)/.exec(specifier)?.[1];
  if (ours !== undefined) return judgePackage(file, ours) ?? judgeUi(file, specifier);
  if (!specifier.startsWith('.')) return judgeUi(file, specifier);
  return judgePath(file, resolveImport(file, specifier));
}

/** The imported file; for external packages, the specifier as it is. */
export const resolveImport = (file: string, specifier: string) => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return specifier.replace(/^@stagedoor\/([^/]+)\/(.+)$/, 'packages/$1/src/$2.ts');
};

export const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const partOf = (path: string) => Object.keys(parts).find((name) => path.startsWith(`${parts[name]?.folder}/`));

function judgePackage(file: string, imported: string): string | undefined {
  const part = partOf(file);
  if (part === undefined || part === imported || parts[part]?.mayImport.includes(imported)) return undefined;
  return `${part} may not import @stagedoor/${imported}`;
}

function judgeUi(file: string, specifier: string): string | undefined {
  return file.startsWith(web) ? judgeUiPackage(file.slice(web.length), specifier) : undefined;
}

function judgePath(file: string, target: string): string | undefined {
  const part = partOf(file);
  if (part === undefined) return undefined;
  if (partOf(target) !== part) {
    if (isTest(file) && target.startsWith('tests/support/')) return undefined;
    return `${part} reaches by path into ${target}: import packages by name, and nothing else outside your own folder`;
  }
  for (const [folder, judge] of [
    [server, judgeServer],
    [web, judgeWeb],
  ] as const) {
    if (file.startsWith(folder) && target.startsWith(folder)) {
      return judge(file.slice(folder.length), target.slice(folder.length), isTest(file));
    }
  }
  return undefined;
}
