export { type ErrorName, errorByCode, errors, fail, Refusal } from './errors.ts';
export { anonymousToken, type CurrencyName, type Language, limits } from './limits.ts';
export type { Cents } from './money.ts';
