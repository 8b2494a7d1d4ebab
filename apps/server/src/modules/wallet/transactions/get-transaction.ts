import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { TransactionDetail } from '@stagedoor/contract/schemas/wallet';
import { walletKinds } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { idOrderOf, transactionDetailDto } from './transaction.presenter.ts';
import { oneTransaction } from './transactions.repo.ts';

/** One transaction with its entries. Refuses one that did not touch this wallet like one that does not exist. */
export const getTransaction =
  ({ database: { read }, aboutOrders }: Pick<Deps, 'database' | 'aboutOrders'>) =>
  async (idUser: number, id: string, language: Language): Promise<TransactionDetail> => {
    const [, kind, key = ''] = /^(tx|payment)-(.+)$/.exec(id) ?? [];
    const [row] = await read(oneTransaction, {
      idUser,
      owner: String(idUser),
      kinds: [...walletKinds],
      idTx: kind === 'tx' ? Number(key) : null,
      idPayment: kind === 'payment' ? key : null,
    });
    if (!row) return fail('pageNotFound');
    const idOrder = idOrderOf(row);
    const orders = await aboutOrders(read, { idUser, ids: idOrder === null ? [] : [idOrder], language });
    return { ...transactionDetailDto(row), order: orders.get(idOrder ?? 0) ?? null };
  };
