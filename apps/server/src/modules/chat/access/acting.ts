import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { actsFor } from '../../agents/index.ts';
import type { Deps } from '../deps.ts';

/** By which mandate an agent writes, and for whom. */
export type Acting = { idFor: number; idMandate: number };

/** Null for the talent themselves; to everybody else but their agents, what is the talent's does not exist. */
export const actingFor = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  idUser: number,
  idTalent: number,
): Promise<Acting | null> => {
  if (idUser === idTalent) return null;
  const idMandate = await actsFor(tx, { idUser, idTalent, now: clock.now() });
  return idMandate === null ? fail('pageNotFound') : { idFor: idTalent, idMandate };
};
