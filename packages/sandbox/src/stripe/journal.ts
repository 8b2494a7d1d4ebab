import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

export type Entry = [table: string, row: unknown];

export type Journal = { entries: Entry[]; compact(entries: Entry[]): void; append(entry: Entry): void; close(): void };

const line = (entry: Entry) => `${JSON.stringify(entry)}\n`;

const readEntries = (file: string): Entry[] => {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // A process killed while writing leaves half a line, which was never acknowledged.
  lines.pop();
  return lines.map((text) => JSON.parse(text));
};

/** An append-only log with one line per change: constant cost, and nothing is lost on a kill. */
export const openJournal = (directory: string): Journal => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'stripe.jsonl');
  const entries = readEntries(file);
  let descriptor: number | null = null;
  return {
    entries,
    compact(kept) {
      writeFileSync(`${file}.new`, kept.map(line).join(''), { mode: 0o600 });
      renameSync(`${file}.new`, file);
      descriptor = openSync(file, 'a', 0o600);
    },
    append(entry) {
      if (descriptor !== null) writeSync(descriptor, line(entry));
    },
    close() {
      if (descriptor !== null) closeSync(descriptor);
      descriptor = null;
    },
  };
};
