import type { Route } from './route.ts';

/** Routes of the back office only, so that no other page loads this table. */
export const staffRoutes = {
  // overview
  getStaffOverview: { method: 'GET', path: '/get-staff-overview' },

  // queues
  getApplications: { method: 'POST', path: '/get-applications' },
  decideApplication: { method: 'POST', path: '/decide-application' },
  getCollaborations: { method: 'POST', path: '/get-collaborations' },
  reviewCollaboration: { method: 'POST', path: '/review-collaboration' },
  getOrderProblems: { method: 'POST', path: '/get-order-problems' },
  decideOrderProblem: { method: 'POST', path: '/decide-order-problem' },
  getScoreReports: { method: 'POST', path: '/get-score-reports' },
  decideScoreReport: { method: 'POST', path: '/decide-score-report' },
  getSupportRequests: { method: 'POST', path: '/get-support-requests' },
  answerSupportRequest: { method: 'POST', path: '/answer-support-request' },
  closeSupportRequest: { method: 'POST', path: '/close-support-request' },
  getSupportChats: { method: 'POST', path: '/get-support-chats' },
  getSupportChat: { method: 'GET', path: '/get-support-chat/{idChat}' },
  assignSupportChat: { method: 'POST', path: '/assign-support-chat' },
  closeSupportChat: { method: 'POST', path: '/close-support-chat' },
  reopenSupportChat: { method: 'POST', path: '/reopen-support-chat' },
  addSupportNote: { method: 'POST', path: '/add-support-note' },
  getSupportReplies: { method: 'GET', path: '/get-support-replies' },
  saveSupportReply: { method: 'POST', path: '/save-support-reply' },
  removeSupportReply: { method: 'POST', path: '/remove-support-reply' },
  getSupportTimes: { method: 'GET', path: '/get-support-times' },
  getWithdrawals: { method: 'POST', path: '/get-withdrawals' },
  approveWithdraw: { method: 'POST', path: '/approve-withdraw' },
  rejectWithdraw: { method: 'POST', path: '/reject-withdraw' },
  returnWithdraw: { method: 'POST', path: '/return-withdraw' },
  exportWithdrawals: { method: 'POST', path: '/export-withdrawals' },
  getWithdrawalBatches: { method: 'POST', path: '/get-withdrawal-batches' },
  getWithdrawalBatch: { method: 'GET', path: '/get-withdrawal-batch/{id}' },

  // staff and 2FA
  getStaffSelf: { method: 'GET', path: '/get-staff-self' },
  startSecondFactor: { method: 'POST', path: '/start-second-factor' },
  confirmSecondFactor: { method: 'POST', path: '/confirm-second-factor' },
  enterSecondFactor: { method: 'POST', path: '/enter-second-factor' },
  renewRecoveryCodes: { method: 'POST', path: '/renew-recovery-codes' },
  getStaffMembers: { method: 'POST', path: '/get-staff-members' },
  addStaffMember: { method: 'POST', path: '/add-staff-member' },
  changeStaffScopes: { method: 'POST', path: '/change-staff-scopes' },
  removeStaffMember: { method: 'POST', path: '/remove-staff-member' },
  resetSecondFactor: { method: 'POST', path: '/reset-second-factor' },
  getStaffActions: { method: 'POST', path: '/get-staff-actions' },
  getStaffActors: { method: 'GET', path: '/get-staff-actors' },

  // orders
  findOrders: { method: 'POST', path: '/find-orders' },
  getOrderMoney: { method: 'GET', path: '/get-order-money/{id}' },

  // auctions
  findAuctions: { method: 'POST', path: '/find-auctions' },
  inspectAuction: { method: 'GET', path: '/inspect-auction/{id}' },
  getAuctionBids: { method: 'POST', path: '/get-auction-bids' },
  cancelAuctionByStaff: { method: 'POST', path: '/cancel-auction-by-staff' },
  forgiveStrike: { method: 'POST', path: '/forgive-strike' },

  // ledger
  getBooks: { method: 'GET', path: '/get-books' },
  auditBooks: { method: 'POST', path: '/audit-books' },
  getLedgerAccounts: { method: 'POST', path: '/get-ledger-accounts' },
  getLedgerTransactions: { method: 'POST', path: '/get-ledger-transactions' },

  // jobs
  getJobs: { method: 'GET', path: '/get-jobs' },
  getStuckJobs: { method: 'POST', path: '/get-stuck-jobs' },
  retryJobs: { method: 'POST', path: '/retry-jobs' },
  dropJob: { method: 'POST', path: '/drop-job' },
  // content
  getDirectory: { method: 'GET', path: '/get-directory' },
  addBranch: { method: 'POST', path: '/add-branch' },
  renameBranch: { method: 'POST', path: '/rename-branch' },
  moveBranch: { method: 'POST', path: '/move-branch' },
  hideBranch: { method: 'POST', path: '/hide-branch' },
  deleteBranch: { method: 'POST', path: '/delete-branch' },
  findTags: { method: 'POST', path: '/find-tags' },
  addTag: { method: 'POST', path: '/add-tag' },
  renameTag: { method: 'POST', path: '/rename-tag' },
  mergeTags: { method: 'POST', path: '/merge-tags' },
  deleteTag: { method: 'POST', path: '/delete-tag' },
  getFunds: { method: 'POST', path: '/get-funds' },
  addFund: { method: 'POST', path: '/add-fund' },
  editFund: { method: 'POST', path: '/edit-fund' },
  openFund: { method: 'POST', path: '/open-fund' },
  getPresentation: { method: 'GET', path: '/get-presentation/{id}' },
  setPresentation: { method: 'POST', path: '/set-presentation' },

  // promo codes and fees
  getPromoCodes: { method: 'POST', path: '/get-promo-codes' },
  addPromoCode: { method: 'POST', path: '/add-promo-code' },
  stopPromoCode: { method: 'POST', path: '/stop-promo-code' },
  getFees: { method: 'GET', path: '/get-fees' },
  announceFees: { method: 'POST', path: '/announce-fees' },
  withdrawFees: { method: 'POST', path: '/withdraw-fees' },

  // users and moderation
  getReports: { method: 'POST', path: '/get-reports' },
  decideReport: { method: 'POST', path: '/decide-report' },
  decideAppeal: { method: 'POST', path: '/decide-appeal' },
  getPostHistory: { method: 'POST', path: '/get-post-history' },
  findPeople: { method: 'POST', path: '/find-people' },
  getPerson: { method: 'GET', path: '/get-person/{id}' },
  blockPerson: { method: 'POST', path: '/block-person' },
  unblockPerson: { method: 'POST', path: '/unblock-person' },
  setAgent: { method: 'POST', path: '/set-agent' },
} as const satisfies Record<string, Route>;

export type StaffRoutes = typeof staffRoutes;
