import { parseSync } from 'vite';

/** The lines on which a file does anything but re-export. */
export function readOwnStatements(file: string, source: string): number[] {
  const { program } = parseSync(file, source);
  return program.body
    .filter((statement) => statement.type !== 'ExportAllDeclaration')
    .filter((statement) => !(statement.type === 'ExportNamedDeclaration' && statement.source))
    .map(({ start }) => source.slice(0, start).split('\n').length);
}
