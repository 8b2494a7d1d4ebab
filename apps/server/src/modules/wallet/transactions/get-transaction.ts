import { fail } from '@stagedoor/contract/errors';
import type { TransactionDetail } from '@stagedoor/contract/schemas/wallet';
import type { Read } from '../../../platform/database/read.ts';
import { walletKinds } from '../../ledger/index.ts';
import { transactionDetailDto } from './transaction.presenter.ts';
import { oneTransaction } from './transactions.repo.ts';

/** One transaction with its entries. Refuses one that did not touch this wallet like one that does not exist. */
export const getTransaction =
  (read: Read) =>
  async (idUser: number, id: string): Promise<TransactionDetail> => {
    const [, kind, key = ''] = /^(tx|payment)-(.+)$/.exec(id) ?? [];
    const [row] = await read(oneTransaction, {
      idUser,
      owner: String(idUser),
      kinds: [...walletKinds],
      idTx: kind === 'tx' ? Number(key) : null,
      idPayment: kind === 'payment' ? key : null,
    });
    return row ? transactionDetailDto(row) : fail('pageNotFound');
  };
