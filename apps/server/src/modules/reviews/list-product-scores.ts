import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Scores } from '@stagedoor/contract/schemas/score';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { opaqueParam, query } from '../../platform/database/read.ts';
import { isOpen } from '../access/index.ts';
import { countProductScores, pageOfProductScores, scoreDto } from './scores.repo.ts';

type Input = { idProduct: number; page: number; size: number; language: Language };

/** Paused and sold out ones too: their pages can be read. */
const shownProduct = query<{ idProduct: number; now: Date }, { id: number }>('product-with-scores', (db, arg) =>
  db
    .selectFrom('product')
    .innerJoin('users', 'users.id', 'product.id_owner')
    .select('product.id')
    .where('product.id', '=', arg.idProduct)
    .where(isOpen(opaqueParam(arg.now, 'timestamptz'))),
);

/** The public reviews of a product. */
export const listProductScores =
  ({ database: { read }, clock }: { database: Database; clock: Clock }) =>
  async ({ idProduct, page, size, language }: Input): Promise<Scores> => {
    const [product] = await read(shownProduct, { idProduct, now: clock.now() });
    if (!product) return fail('pageNotFound');
    const [[counted], rows] = await Promise.all([
      read(countProductScores, { idProduct }),
      read(pageOfProductScores, { idProduct, language, size, skip: page * size }),
    ]);
    const totalScores = counted?.count ?? 0;
    return {
      totalScores,
      averageScore: counted?.average ?? null,
      items: rows.map(scoreDto),
      totalPages: Math.ceil(totalScores / size),
      currentPage: page,
    };
  };
