import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind, bindOnce } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Wallet } from './wallet.ts';

export const walletRoutes = (http: Http, wallet: Wallet) => {
  bind(http, endpoints.getWallet, ({ caller, query }) => wallet.show(caller.idUser, query.language));
  bind(http, endpoints.transactionLog, ({ caller, query, body }) =>
    wallet.listTransactions(caller.idUser, { ...body, language: query.language }),
  );
  bind(http, endpoints.getTransaction, ({ caller, params, query }) =>
    wallet.getTransaction(caller.idUser, params.id, query.language),
  );
  depositRoutes(http, wallet);
  withdrawRoutes(http, wallet);
  staffRoutes(http, wallet);
};

const depositRoutes = (http: Http, wallet: Wallet) => {
  bindOnce(http, endpoints.deposit, (tx, { caller, body }) =>
    wallet.deposit(tx, { idUser: caller.idUser, amount: body.amount }),
  );
  bind(http, endpoints.cancelDeposit, ({ caller }) => emptyReply(wallet.cancelDeposit(caller.idUser)));
  bindOnce(http, endpoints.returnDeposit, (tx, { caller, body }) =>
    emptyReply(wallet.returnDeposit(tx, { idUser: caller.idUser, amount: body.amount })),
  );
  bind(http, endpoints.sendDepositLink, ({ caller }) => emptyReply(wallet.sendDepositLink(caller.idUser)));
  bindOnce(http, endpoints.depositByLink, (tx, { body }) => wallet.depositByLink(tx, body));
};

const withdrawRoutes = (http: Http, wallet: Wallet) => {
  bindOnce(http, endpoints.sendWithdraw, (tx, { caller, body }) => wallet.sendWithdraw(tx, caller, body));
  bindOnce(http, endpoints.repeatWithdraw, (tx, { caller, body }) => wallet.repeatWithdraw(tx, caller, body.amount));
  bindOnce(http, endpoints.cancelWithdraw, (tx, { caller, body }) =>
    emptyReply(wallet.cancelWithdraw(tx, caller.idUser, body.id)),
  );
  bind(http, endpoints.readWithdrawLink, ({ body }) => wallet.readWithdrawLink(body.token));
  bind(http, endpoints.cancelWithdrawByLink, ({ body }) => emptyReply(wallet.cancelWithdrawByLink(body.token)));
};

const staffRoutes = (http: Http, wallet: Wallet) => {
  bind(http, endpoints.getWithdrawals, ({ caller, body }) => wallet.listWithdrawals(caller.idUser, body));
  bindOnce(http, endpoints.approveWithdraw, (tx, { caller, body }) =>
    emptyReply(wallet.approveWithdraw(tx, caller.idUser, body.id)),
  );
  bindOnce(http, endpoints.rejectWithdraw, (tx, { caller, body }) =>
    emptyReply(wallet.rejectWithdraw(tx, caller.idUser, body)),
  );
  bindOnce(http, endpoints.returnWithdraw, (tx, { caller, body }) =>
    emptyReply(wallet.returnWithdraw(tx, caller.idUser, body)),
  );
  bindOnce(http, endpoints.exportWithdrawals, (tx, { caller, body }) =>
    wallet.exportWithdrawals(tx, caller.idUser, body.rail),
  );
  bind(http, endpoints.getWithdrawalBatches, ({ caller, body }) => wallet.listBatches(caller.idUser, body));
  bind(http, endpoints.getWithdrawalBatch, ({ caller, params }) => wallet.downloadBatch(caller.idUser, params.id));
};
