import { downloadBatch } from './batches/download-batch.ts';
import { exportWithdrawals } from './batches/export-withdrawals.ts';
import { listBatches } from './batches/list-batches.ts';
import { cancelDeposit } from './deposits/cancel-deposit.ts';
import { depositByLink, sendDepositLink } from './deposits/deposit-link.ts';
import { returnDeposit } from './deposits/return-deposit.ts';
import { startDeposit } from './deposits/start-deposit.ts';
import type { Deps } from './deps.ts';
import { earn } from './earnings/earn.ts';
import { holdEarnings, releaseEarningsNow, releaseHeldEarnings } from './earnings/hold-earnings.ts';
import { incomeOf } from './earnings/income-of.ts';
import { releasesOf } from './earnings/releases-of.ts';
import { takeBack } from './earnings/take-back.ts';
import { showWallet } from './show-wallet.ts';
import { getTransaction } from './transactions/get-transaction.ts';
import { listTransactions } from './transactions/list-transactions.ts';
import { cancelWithdraw, cancelWithdrawByLink, readWithdrawLink } from './withdrawals/cancel-withdraw.ts';
import { approveWithdraw, rejectWithdraw } from './withdrawals/decide-withdraw.ts';
import { listWithdrawals } from './withdrawals/list-withdrawals.ts';
import { repeatWithdraw } from './withdrawals/repeat-withdraw.ts';
import { returnWithdraw } from './withdrawals/return-withdraw.ts';
import { sendWithdraw } from './withdrawals/send-withdraw.ts';
import { withdrawableOf } from './withdrawals/withdrawable-of.ts';

export type Wallet = ReturnType<typeof createWallet>;

/** Users' wallets: deposits, withdrawals and the list of transactions. */
export const createWallet = (deps: Deps) => ({
  show: showWallet(deps),
  listTransactions: listTransactions(deps),
  getTransaction: getTransaction(deps),

  deposit: startDeposit(deps),
  cancelDeposit: cancelDeposit(deps),
  returnDeposit: returnDeposit(deps),
  sendDepositLink: sendDepositLink(deps),
  depositByLink: depositByLink(deps),

  earn: earn(deps),
  takeBack: takeBack(deps),
  hold: holdEarnings,
  releaseHeld: releaseHeldEarnings(deps),
  releaseNow: releaseEarningsNow(deps),
  releasesOf,
  incomeOf: incomeOf(deps.database.read),

  withdrawableOf: withdrawableOf(deps),
  sendWithdraw: sendWithdraw(deps),
  repeatWithdraw: repeatWithdraw(deps),
  cancelWithdraw: cancelWithdraw(deps),
  readWithdrawLink: readWithdrawLink(deps),
  cancelWithdrawByLink: cancelWithdrawByLink(deps),

  listWithdrawals: listWithdrawals(deps),
  approveWithdraw: approveWithdraw(deps),
  rejectWithdraw: rejectWithdraw(deps),
  returnWithdraw: returnWithdraw(deps),
  exportWithdrawals: exportWithdrawals(deps),
  listBatches: listBatches(deps),
  downloadBatch: downloadBatch(deps),
});
