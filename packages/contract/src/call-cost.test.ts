import { expect, it } from 'vitest';
import { costOfHolds, usedOf } from './call-cost.ts';

it('uses up the first hold before the second', () => {
  const holds = [{ seconds: 180 }, { seconds: 300 }];
  expect(usedOf(holds, 0)).toEqual([0, 0]);
  expect(usedOf(holds, 180)).toEqual([180, 0]);
  expect(usedOf(holds, 200)).toEqual([180, 20]);
  expect(usedOf(holds, 900)).toEqual([180, 300]);
});

it('rounds down what each hold costs', () => {
  const holds = [
    { seconds: 90, rate: 0 },
    { seconds: 180, rate: 301 },
    { seconds: 60, rate: 99 },
  ];
  expect(costOfHolds(holds, 90)).toBe(0);
  expect(costOfHolds(holds, 91)).toBe(5);
  expect(costOfHolds(holds, 271)).toBe(903 + 1);
});
