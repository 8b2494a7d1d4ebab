export { charityRoutes } from './charity.routes.ts';
export { type Charity, createCharity } from './charity.ts';
export { charityKeeper } from './keep-charity.ts';
export { requireFund, writeShare } from './set-charity.ts';
