type Expiry = { expMonth: number; expYear: number };

/** Accepts `09/29`, `0929` or `9 / 2029`; null when that month is over. */
export const parseExpiry = (typed: string, today: Date): Expiry | null => {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*[/.\- ]?\s*(\d{2}|20\d{2})\s*$/.exec(typed) ?? [];
  if (!month || !year) return null;
  const expiry = { expMonth: Number(month), expYear: year.length === 2 ? 2000 + Number(year) : Number(year) };
  const over = new Date(expiry.expYear, expiry.expMonth, 1);
  return over > today ? expiry : null;
};
