import type { Pot, Transaction } from '@stagedoor/contract/schemas/wallet';
import type { Read } from '../../../platform/database/read.ts';
import { walletKinds } from '../../ledger/index.ts';
import { transactionDto } from './transaction.presenter.ts';
import { newestTransactions } from './transactions.repo.ts';

type Asked = { page: number; size: number; pot?: Pot | undefined };
type Listed = { items: Transaction[]; totalPages: number; currentPage: number };

/** Newest first. Whether there is a page after this one is known; how many there are is not worth counting. */
export const listTransactions =
  (read: Read) =>
  async (idUser: number, { page, size, pot }: Asked): Promise<Listed> => {
    const skip = page * size;
    const rows = await read(newestTransactions, {
      ...{ idUser, owner: String(idUser), skip, limit: size + 1, reach: skip + size + 1 },
      kinds: pot ? [pot] : [...walletKinds],
      deposits: pot === undefined || pot === 'deposited',
    });
    const items = rows.slice(0, size).map(transactionDto);
    const known = items.length === 0 ? page : page + 1;
    return { items, totalPages: rows.length > size ? known + 1 : known, currentPage: page };
  };
