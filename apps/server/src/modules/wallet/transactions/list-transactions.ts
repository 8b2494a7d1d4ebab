import { limits } from '@stagedoor/contract/limits';
import type { Pot, Transaction } from '@stagedoor/contract/schemas/wallet';
import type { Read } from '../../../platform/database/read.ts';
import { walletKinds } from '../../ledger/index.ts';
import { transactionDto } from './transaction.presenter.ts';
import { countTransactions, newestTransactions } from './transactions.repo.ts';

type Asked = { page: number; size: number; pot?: Pot | undefined };
type Listed = { items: Transaction[]; totalPages: number; currentPage: number };

/**
 * Newest first. Pages are counted exactly up to `limits.pages.counted` lines; of longer lists it is known that there are
 * at least so many, and whether there is a page after this one.
 */
export const listTransactions =
  (read: Read) =>
  async (idUser: number, { page, size, pot }: Asked): Promise<Listed> => {
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
    return { items: rows.slice(0, size).map(transactionDto), totalPages: Math.ceil(total / size), currentPage: page };
  };
