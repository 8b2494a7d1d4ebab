/** A sum in two parts, the second beginning at the decimal sign, so that the cents can be set smaller. */
export const splitCents = (sum: string): [whole: string, rest: string] => {
  const at = sum.search(/[.,]\d\d(?!\d)/);
  return at < 0 ? [sum, ''] : [sum.slice(0, at), sum.slice(at)];
};
