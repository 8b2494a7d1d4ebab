import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind, bindOnce } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Wallet } from './index.ts';

export const walletRoutes = (http: Http, wallet: Wallet) => {
  bind(http, endpoints.getWallet, ({ caller }) => wallet.show(caller.idUser));
  bind(http, endpoints.transactionLog, ({ caller, body }) => wallet.listTransactions(caller.idUser, body));
  bind(http, endpoints.getTransaction, ({ caller, params }) => wallet.getTransaction(caller.idUser, params.id));
  depositRoutes(http, wallet);
  withdrawRoutes(http, wallet);
  staffRoutes(http, wallet);
};

const depositRoutes = (http: Http, wallet: Wallet) => {
  bindOnce(
    http,
    endpoints.deposit,
    (tx, { caller, body }) => wallet.deposit(tx, { idUser: caller.idUser, amount: body.amount }),
    (reply) => reply,
  );
  bind(http, endpoints.cancelDeposit, async ({ caller }) => {
    await wallet.cancelDeposit(caller.idUser);
    return {};
  });
  bindOnce(
    http,
    endpoints.returnDeposit,
    async (tx, { caller, body }) => {
      await wallet.returnDeposit(tx, { idUser: caller.idUser, amount: body.amount });
      return {};
    },
    (reply) => reply,
  );
  bind(http, endpoints.sendDepositLink, async ({ caller }) => {
    await wallet.sendDepositLink(caller.idUser);
    return {};
  });
  bindOnce(
    http,
    endpoints.depositByLink,
    (tx, { body }) => wallet.depositByLink(tx, body),
    (reply) => reply,
  );
};

const withdrawRoutes = (http: Http, wallet: Wallet) => {
  bindOnce(
    http,
    endpoints.sendWithdraw,
    (tx, { caller, body }) => wallet.sendWithdraw(tx, caller, body),
    (reply) => reply,
  );
  bind(http, endpoints.cancelWithdraw, async ({ caller, body }) => {
    await wallet.cancelWithdraw(caller.idUser, body.id);
    return {};
  });
  bind(http, endpoints.readWithdrawLink, ({ body }) => wallet.readWithdrawLink(body.token));
  bind(http, endpoints.cancelWithdrawByLink, async ({ body }) => {
    await wallet.cancelWithdrawByLink(body.token);
    return {};
  });
};

const staffRoutes = (http: Http, wallet: Wallet) => {
  bind(http, endpoints.getWithdrawals, ({ body }) => wallet.listWithdrawals(body));
  bind(http, endpoints.approveWithdraw, async ({ caller, body }) => {
    await wallet.approveWithdraw(caller.idUser, body.id);
    return {};
  });
  bind(http, endpoints.rejectWithdraw, async ({ caller, body }) => {
    await wallet.rejectWithdraw(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.exportWithdrawals, ({ caller, body }) => wallet.exportWithdrawals(caller.idUser, body.rail));
  bind(http, endpoints.getWithdrawalBatches, ({ body }) => wallet.listBatches(body));
  bind(http, endpoints.getWithdrawalBatch, ({ params }) => wallet.getBatch(params.id));
};
