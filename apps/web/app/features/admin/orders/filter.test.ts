import { expect, it } from 'vitest';
import { filterOf } from './filter.ts';

const filterIn = (address: string) => filterOf(new URLSearchParams(address));

it('reads what the address asks for', () => {
  const query = 'number=%E2%84%96+10007&person=Orysia&type=AUTOGRAPH&state=disputed&from=2026-03-01&min=25,50&max=100';
  expect(filterIn(query)).toEqual({
    filter: {
      idOrder: 10_007,
      person: 'Orysia',
      type: 'AUTOGRAPH',
      state: 'disputed',
      from: '2026-03-01',
      min: 2_550,
      max: 10_000,
    },
    wrong: new Set(),
  });
});

it('asks for everything where the address says nothing, or nonsense', () => {
  const nothing = Object.values(filterIn('').filter).filter((value) => value !== undefined);
  const nonsense = Object.values(filterIn('type=PONY&state=lost&from=yesterday').filter).filter(
    (value) => value !== undefined,
  );
  expect([nothing, nonsense]).toEqual([[], []]);
});

it('names the fields that make no sense', () => {
  expect([...filterIn('number=ten&min=a+lot&max=5').wrong]).toEqual(['number', 'min']);
});
