import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

const fileOf = (directory: string) => `${directory}.password`;

export async function readPassword(directory: string): Promise<string> {
  try {
    return await readFile(fileOf(directory), 'utf8');
  } catch {
    throw new Error(
      `The password of the database in ${directory} cannot be read from ${fileOf(directory)}. ` +
        'Restore that file, or move the data directory away to start with an empty database.',
    );
  }
}

export async function createPassword(directory: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const draft = `${fileOf(directory)}.new`;
  await writeFile(draft, password, { mode: 0o600 });
  await rename(draft, fileOf(directory));
  return password;
}
