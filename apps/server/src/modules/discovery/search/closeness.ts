/** Words of up to three letters must match, up to seven letters allow one typo, longer ones two; unfinished words one. */
const typosAllowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** In a short word another first letter is another word: cake and make. */
const mayBeginOtherwise = (length: number) => length > 5;

/**
 * The distance from a typed word to a known one: 0 for equal, slightly more for a prefix, more for each typo; null when
 * they do not match.
 */
export const distance = (typed: string, known: string): number | null => {
  if (typed === known) return 0;
  if (known.startsWith(typed)) return 1;
  if (typed[0] !== known[0] && !mayBeginOtherwise(typed.length)) return null;
  const toPrefixes = lastRow(typed, known);
  const whole = toPrefixes.at(-1) ?? typed.length;
  const begun = Math.min(...toPrefixes);
  const allowed = typosAllowed(typed.length);
  if (whole <= allowed) return 1 + whole;
  return begun <= Math.min(allowed, 1) ? 2 + begun : null;
};

/** Damerau–Levenshtein distance from `typed` to each prefix of `known`. */
const lastRow = (typed: string, known: string): number[] => {
  let before: number[] = [];
  let above = Array.from({ length: known.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= known.length; j++) {
      const at = (cells: number[], place: number) => cells[place] ?? Number.POSITIVE_INFINITY;
      const same = typed[i - 1] === known[j - 1] ? 0 : 1;
      const turned = i > 1 && j > 1 && typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1];
      row.push(
        Math.min(
          at(above, j) + 1,
          at(row, j - 1) + 1,
          at(above, j - 1) + same,
          turned ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, above] = [above, row];
  }
  return above;
};
