export { charityPersonalData } from './charity.personal-data.ts';
export { charityRoutes } from './charity.routes.ts';
export { type Charity, createCharity } from './charity.ts';
export { requireFund, writeShare } from './set-charity.ts';
