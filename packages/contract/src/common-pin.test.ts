import { expect, it } from 'vitest';
import { isCommonPin } from './common-pin.ts';

it.each(['0000', '1111', '9999', '1234', '0123', '6789', '7890', '4321', '9876', '3210', '1212', '6969', '1122'])(
  '%s is what anybody would try first',
  (pin) => expect(isCommonPin(pin)).toBe(true),
);

it.each(['2580', '4821', '1235', '1221', '1112', '2468', '9075'])('%s is not', (pin) =>
  expect(isCommonPin(pin)).toBe(false),
);
