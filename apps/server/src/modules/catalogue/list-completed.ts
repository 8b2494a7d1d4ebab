import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { CompleteProduct } from '@stagedoor/contract/schemas/product';
import type { Deps } from './deps.ts';
import { openTalent } from './products.repo.ts';

export type Completed = { items: CompleteProduct[]; totalPages: number };
export type CompletedOf = (
  idTalent: number,
  asked: { page: number; size: number; language: Language },
) => Promise<Completed>;

/** A talent's portfolio. Orders belong to a layer above; whoever composes the program lends the look-up. */
export const listCompleted =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>, completedOf: CompletedOf): CompletedOf =>
  async (idTalent, asked) => {
    const [talent] = await database.read(openTalent, { idUser: idTalent, now: clock.now() });
    return talent ? completedOf(idTalent, asked) : fail('pageNotFound');
  };
