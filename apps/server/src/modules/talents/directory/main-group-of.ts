import type { Database } from '../../../platform/database/database.ts';
import { groupOf } from './groups.repo.ts';

/** Where a talent belongs first. */
export const mainGroupOf =
  ({ read }: Pick<Database, 'read'>) =>
  async (idUser: number): Promise<string | null> =>
    (await read(groupOf, { idUser }))[0]?.name ?? null;
