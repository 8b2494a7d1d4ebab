export { accessPersonalData } from './access.personal-data.ts';
export { accessRoutes } from './access.routes.ts';
export { createAccess } from './access.ts';
export { blockAccount, requireBlockable, unblockAccount } from './block-account.ts';
export { endOfBlock } from './block-end.ts';
export { blockForUnpaidWin, forgiveUnpaidWin } from './block-for-unpaid-win.ts';
export { blockedAmong } from './blocked-among.ts';
export { blockedWith, haveBlock } from './blocks-between.ts';
export type { IsKnownTo } from './deps.ts';
export { isOpen, isOpenTalent, openTalent } from './is-open.ts';
export {
  type Blocks,
  blocksOf,
  buyRefusalIn,
  type DealRefusal,
  mayBuyFrom,
  mayDeal,
  requireNotBlocked,
} from './may-deal.ts';
