import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Call } from '@stagedoor/contract/schemas/call';
import type { Tx } from '../../../platform/database/database.ts';
import { type Read, readIn } from '../../../platform/database/read.ts';
import { callDto } from '../calls.presenter.ts';
import type { Deps } from '../deps.ts';
import { callById } from './calls.queries.ts';

type Asked = { idUser: number; idCall: number; key?: string | undefined; language: Language };
type UsedDeps = Pick<Deps, 'clock'>;

/** A call as one of the two sees it. To anybody else it does not exist. */
export const showCall =
  ({ database, clock }: Pick<Deps, 'database'> & UsedDeps) =>
  (asked: Asked): Promise<Call> =>
    read(database.read, { clock }, asked);

/** The same, after a change in a transaction. */
export const showChanged = (tx: Tx, deps: UsedDeps, asked: Asked): Promise<Call> => read(readIn(tx), deps, asked);

const read = async (from: Read, { clock }: UsedDeps, { key, ...asked }: Asked): Promise<Call> => {
  const [row] = await from(callById, asked);
  return row ? callDto(row, { idUser: asked.idUser, key, now: clock.now() }) : fail('pageNotFound');
};
