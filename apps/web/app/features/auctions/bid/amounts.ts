import type { Cents } from '@stagedoor/contract/money';

type Amounts = {
  /** The lowest possible bid. */
  lowest: Cents;
  /** What the person has chosen, if anything; another's bid may have overtaken it. */
  chosen: Cents | null;
  /** The lowest bid above an amount. */
  above: (amount: Cents) => Cents;
};

/** The amount to bid, with the possible bids on both sides of it. */
export const amountsAround = ({ lowest, chosen, above }: Amounts) => {
  const amount = chosen !== null && chosen > lowest ? chosen : lowest;
  return { amount, less: stepBelow(amount, lowest, above), more: above(amount) };
};

const stepBelow = (amount: Cents, lowest: Cents, above: Amounts['above']): Cents | null => {
  if (amount <= lowest) return null;
  let step = lowest;
  for (let next = above(step); next < amount; next = above(next)) step = next;
  return step;
};
