import { fail } from '@stagedoor/contract/errors';
import { query, type Read } from '../../../platform/database/read.ts';

const groupByName = query<{ name: string }, { id: number }>('auction-group', (db, arg) =>
  db.selectFrom('talent_group').select('id').where('name', '=', arg.name).where('hidden', '=', false),
);

export const findGroup = async (read: Read, name: string): Promise<number> =>
  (await read(groupByName, { name }))[0]?.id ?? fail('pageNotFound');
