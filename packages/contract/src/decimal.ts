// Exact arithmetic on decimal numbers as scaled integers, so that no amount of money passes through a float.

/** Rounds half away from zero, so that refunds round like charges. `divisor` must be positive. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint => {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
};

/** `decimal('41.305', 2)` is 4131n. Accepts plain digits with at most one dot; otherwise null. */
export const decimal = (text: string, places: number): bigint | null => {
  const match = /^(?=.?\d)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  return fraction.charAt(places) >= '5' ? kept + 1n : kept;
};
