import { invalid } from './errors.ts';
import type { Params, Value } from './form.ts';

const isObject = (value: Value | undefined): value is Params => typeof value === 'object' && !Array.isArray(value);

export const text = (params: Params, name: string): string | null => {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, { param: name });
  return value;
};

export const requiredText = (params: Params, name: string): string => {
  const value = text(params, name);
  if (value === null) throw invalid(`Missing required param: ${name}.`, { param: name, code: 'parameter_missing' });
  return value;
};

export const integer = (params: Params, name: string): number | null => {
  const value = text(params, name);
  if (value === null) return null;
  const number = Number(value);
  if (!/^-?\d{1,15}$/.test(value) || !Number.isSafeInteger(number)) {
    throw invalid(`Invalid integer: ${value}`, { param: name, code: 'parameter_invalid_integer' });
  }
  return number;
};

export const requiredInteger = (params: Params, name: string): number => {
  requiredText(params, name);
  return integer(params, name) ?? 0;
};

export const flag = (params: Params, name: string): boolean => text(params, name) === 'true';

export const oneOf = <const T extends string>(params: Params, name: string, allowed: readonly T[]): T | null => {
  const value = text(params, name);
  if (value === null) return null;
  const found = allowed.find((option) => option === value);
  if (found === undefined) throw invalid(`Invalid ${name}: must be one of ${allowed.join(', ')}`, { param: name });
  return found;
};

export const object = (params: Params, name: string): Params => {
  const value = params[name];
  if (value === undefined || value === '') return {};
  if (!isObject(value)) throw invalid(`Invalid object: ${name}`, { param: name });
  return value;
};

export const objects = (params: Params, name: string): Params[] => {
  const value = params[name];
  if (value === undefined) return [];
  if (!Array.isArray(value) || !value.every(isObject)) throw invalid(`Invalid array: ${name}`, { param: name });
  return value;
};

export const texts = (params: Params, name: string): string[] => {
  const value = params[name];
  if (value === undefined) return [];
  const isText = (item: Value): item is string => typeof item === 'string';
  if (!Array.isArray(value) || !value.every(isText)) throw invalid(`Invalid array: ${name}`, { param: name });
  return value;
};

export const metadata = (params: Params): Record<string, string> => {
  const given = object(params, 'metadata');
  return Object.fromEntries(Object.keys(given).map((key) => [key, text(given, key) ?? '']));
};

export const webAddress = (params: Params, name: string): string | null => {
  const value = text(params, name);
  if (value === null) return null;
  const parsed = URL.parse(value);
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') {
    throw invalid('Not a valid URL', { param: name, code: 'url_invalid' });
  }
  return value;
};

const smallestAmount = 50;
const largestAmount = 99_999_999;

export const amountOf = (value: number, param: string): number => {
  if (value < smallestAmount) {
    throw invalid('Amount must be at least $0.50 usd', { param, code: 'amount_too_small' });
  }
  if (value > largestAmount) {
    throw invalid('Amount must be no more than $999,999.99', { param, code: 'amount_too_large' });
  }
  return value;
};

export const currencyOf = (params: Params): string => {
  const currency = requiredText(params, 'currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}.`, { param: 'currency' });
  return currency;
};
