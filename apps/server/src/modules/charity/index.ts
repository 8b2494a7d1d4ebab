export { charityPersonalData } from './charity.personal-data.ts';
export { charityRoutes } from './charity.routes.ts';
export { type Charity, createCharity } from './charity.ts';
export { fundSlot } from './profile-slot.ts';
export { requireFund, writeShare } from './set-charity.ts';
