import { readFile, writeFile } from 'node:fs/promises';
import { codeAt, stepAt } from '@stagedoor/sandbox';
import { z } from 'zod';

const kept = z.object({ secret: z.string(), lastStep: z.int() });
type Kept = z.output<typeof kept>;

export type Authenticator = {
  /** The content of the administrator's app; null while none is set up. */
  read(): Promise<Kept | null>;
  /** The codes that may be valid now, oldest first. A used code is not valid again. */
  codes(now: Date): Promise<{ code: string; step: number }[]>;
  keep(next: Kept): Promise<void>;
};

/** The authenticator app of the demo administrator, stored in a file so that it survives a restart. */
export const openAuthenticator = (file: string): Authenticator => {
  const read = async () => {
    const text = await readFile(file, 'utf8').catch(() => '');
    return text === '' ? null : kept.parse(JSON.parse(text));
  };
  return {
    read,
    async codes(now) {
      const found = await read();
      if (!found) return [];
      const step = stepAt(now);
      const near = [step - 1, step, step + 1].filter((each) => each > found.lastStep);
      return near.map((each) => ({ code: codeAt(found.secret, each), step: each }));
    },
    keep: (next) => writeFile(file, JSON.stringify(next), { mode: 0o600 }),
  };
};
