const digitsOf = (pin: string): number[] => [...pin].map(Number);

const goesBy = (step: number) => (digits: readonly number[]) =>
  digits.every((digit, at) => at === 0 || digit === ((digits[at - 1] ?? 0) + step + 10) % 10);

const isSame = goesBy(0);
const isUp = goesBy(1);
const isDown = goesBy(-1);
/** Patterns such as 1212 and 1122. */
const isOfTwo = (digits: readonly number[]) => new Set(digits).size === 2 && (isPaired(digits) || isRepeated(digits));
const isPaired = ([a, b, c, d]: readonly number[]) => a === b && c === d;
const isRepeated = ([a, b, c, d]: readonly number[]) => a === c && b === d;

/** The PINs an attacker with five attempts would try first. */
export const isCommonPin = (pin: string): boolean =>
  [isSame, isUp, isDown, isOfTwo].some((pattern) => pattern(digitsOf(pin)));
