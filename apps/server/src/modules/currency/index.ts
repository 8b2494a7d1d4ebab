export { currencyJobs, refreshRates } from './currency.jobs.ts';
export { currencyRoutes } from './currency.routes.ts';
export { type Currency, createCurrency } from './currency.ts';
