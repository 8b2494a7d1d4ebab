// Exact arithmetic on decimal numbers as scaled whole numbers, so that no sum of money ever passes through a float.

/** Half up: 0.5 becomes 1. Below zero it mirrors, so that giving back rounds like taking. `divisor` is above zero. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint => {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
};

/** `decimal('41.305', 2)` is 4131n. Takes plain digits with at most one dot; anything else is null. */
export const decimal = (text: string, places: number): bigint | null => {
  const match = /^(?=.?\d)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  return fraction.charAt(places) >= '5' ? kept + 1n : kept;
};
