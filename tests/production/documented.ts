import { readFile } from 'node:fs/promises';

const page = new URL('../../docs/operations.md', import.meta.url);

/** A named block of docs/operations.md: it begins with three backticks, a language and the name. */
export const documented = async (name: string): Promise<string> => {
  const text = await readFile(page, 'utf8');
  const block = new RegExp(`^( *)\`\`\`\\w+ ${name}\\n([\\s\\S]*?)\\n\\1\`\`\`$`, 'm').exec(text);
  if (!block) throw new Error(`docs/operations.md has no block "${name}".`);
  const [, indent = '', lines = ''] = block;
  return lines
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n');
};

/** Replaces the folders, ports and passwords of the page by those of the test. */
export const replaceAll = (text: string, replacements: ReadonlyMap<string, string>): string => {
  let [done, rest] = ['', text];
  while (rest !== '') {
    const theirs = [...replacements.keys()].find((key) => rest.startsWith(key)) ?? rest.charAt(0);
    done += replacements.get(theirs) ?? theirs;
    rest = rest.slice(theirs.length);
  }
  return done;
};

/** The `NAME=value` lines of a settings file. */
export const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
