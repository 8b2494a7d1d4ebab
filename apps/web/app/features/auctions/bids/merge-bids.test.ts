import { describe, expect, it } from 'vitest';
import { mergeBids } from './merge-bids.ts';

const bid = (id: number, amount: number) => ({ id, bid: amount });

describe('the list of bids', () => {
  it('is sorted by amount, the highest first', () => {
    expect(mergeBids([bid(1, 100), bid(3, 300), bid(2, 200)]).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('has the earlier of two equal bids first', () => {
    expect(mergeBids([bid(9, 100)], [bid(4, 100)]).map(({ id }) => id)).toEqual([4, 9]);
  });

  it('has each bid once, as the first list knows it', () => {
    const live = [{ ...bid(2, 200), mine: true }];
    const page = [
      { ...bid(2, 200), mine: false },
      { ...bid(1, 100), mine: false },
    ];
    expect(mergeBids(live, page)).toEqual([live[0], page[1]]);
  });
});
