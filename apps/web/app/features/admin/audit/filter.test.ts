import { expect, it } from 'vitest';
import { filterOf, queryOf, requestOf } from './filter.ts';

const requestFor = (address: string) => requestOf(filterOf(new URLSearchParams(address)));

it('asks for what the address names', () => {
  expect(requestFor('staff=7&action=order.read&subject=+Order+9')).toEqual({
    idStaff: 7,
    action: 'order.read',
    subject: 'order 9',
  });
});

it('asks for whole days where the reader is', () => {
  expect(requestFor('from=2026-03-31&until=2026-03-31')).toEqual({
    since: new Date(2026, 2, 31).toISOString(),
    until: new Date(2026, 3, 1).toISOString(),
  });
});

it('asks for everything where the address makes no sense', () => {
  expect(requestFor('staff=x&from=yesterday&until=&page=3')).toEqual({});
});

it('writes only what was filled in', () => {
  expect(queryOf(filterOf(new URLSearchParams('subject=order+7&other=1'))).toString()).toBe('subject=order+7');
});
