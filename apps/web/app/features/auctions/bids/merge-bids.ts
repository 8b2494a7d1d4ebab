type Numbered = { id: number; bid: number };

/** By amount, the highest first, each bid once: a live one may also be on a page that is loaded later. */
export const mergeBids = <Bid extends Numbered>(...lists: readonly (readonly Bid[])[]): Bid[] => {
  const known = new Map<number, Bid>();
  for (const bid of lists.flat()) if (!known.has(bid.id)) known.set(bid.id, bid);
  return [...known.values()].toSorted((a, b) => b.bid - a.bid || a.id - b.id);
};
