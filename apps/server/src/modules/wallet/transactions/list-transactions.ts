import { type Language, limits } from '@stagedoor/contract/limits';
import type { SubBalance, Transaction } from '@stagedoor/contract/schemas/wallet';
import { pageOf } from '../../../platform/page-of.ts';
import { walletKinds } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { idOrderOf, transactionDto } from './transaction.presenter.ts';
import { countTransactions, newestTransactions } from './transactions.repo.ts';

type Input = { page: number; size: number; pot?: SubBalance | undefined; language: Language };
type Page = { items: Transaction[]; totalPages: number; currentPage: number };

/**
 * Newest first. Pages are counted exactly up to `limits.pages.counted` lines; beyond that only a lower bound is known,
 * and whether there is a next page.
 */
export const listTransactions =
  ({ database: { read }, aboutOrders }: Pick<Deps, 'database' | 'aboutOrders'>) =>
  async (idUser: number, { page, size, pot, language }: Input): Promise<Page> => {
    const skip = page * size;
    const lines = {
      idUser,
      owner: String(idUser),
      kinds: pot ? [pot] : [...walletKinds],
      deposits: pot === undefined || pot === 'deposited',
    };
    const [rows, [counted]] = await Promise.all([
      read(newestTransactions, { ...lines, skip, limit: size + 1, reach: skip + size + 1 }),
      read(countTransactions, { ...lines, reach: limits.pages.counted }),
    ]);
    const reached = rows.length === 0 ? 0 : skip + rows.length;
    const total = Math.max(counted?.count ?? 0, reached);
    const shown = rows.slice(0, size);
    const ids = [...new Set(shown.flatMap((row) => idOrderOf(row) ?? []))];
    const orders = await aboutOrders(read, { idUser, ids, language });
    const items = shown.map((row) => ({ ...transactionDto(row), order: orders.get(idOrderOf(row) ?? 0) ?? null }));
    return pageOf(items, total, { page, size });
  };
