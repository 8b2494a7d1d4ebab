export { currencyJobs, refreshRates } from './currency.jobs.ts';
export { currencyRoutes } from './currency.routes.ts';
export { createCurrency } from './currency.ts';
