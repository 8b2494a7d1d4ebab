import type { Language } from '@stagedoor/contract/limits';
import type { ProductShort } from '@stagedoor/contract/schemas/product';
import { shortDto } from './catalogue.presenter.ts';
import type { Deps } from './deps.ts';
import { addAccess } from './member-products.ts';
import { activeProducts, firstOfTypes } from './products.repo.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'memberAccess'>;

/** The products that can be bought now, in the given order. */
export const listByIds =
  (deps: UsedDeps) =>
  async (ids: number[], language: Language): Promise<ProductShort[]> => {
    const now = deps.clock.now();
    const found = await deps.database.read(activeProducts, { ids, language, now });
    const rows = await addAccess(deps)(found, language);
    return rows.map((row) => shortDto(row, now)).filter(({ productStatus }) => productStatus === 'ACTIVE');
  };

/** A few products of these talents, each of another type. */
export const listFirstOf =
  (deps: UsedDeps) =>
  async (owners: number[], { each, language }: { each: number; language: Language }): Promise<ProductShort[]> => {
    const found = await deps.database.read(firstOfTypes, { owners });
    const products = await listByIds(deps)(
      found.map(({ id }) => id),
      language,
    );
    return products.slice(0, each);
  };
