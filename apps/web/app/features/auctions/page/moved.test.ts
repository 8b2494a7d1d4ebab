import { cents } from '@stagedoor/contract/money';
import type { Auction, AuctionStanding } from '@stagedoor/contract/schemas/auction';
import { describe, expect, it } from 'vitest';
import { aBidder, anAuction, aViewer } from '../testing/an-auction.ts';
import { moved, newest } from './moved.ts';

const me = 7;
const anna = aBidder({ idUser: me, name: 'Anna' });
/** What everybody hears: without the viewer. */
const heard = ({ viewer: _, ...auction }: Auction, changes: Partial<AuctionStanding>) => ({ ...auction, ...changes });
const fox = aBidder({ idUser: null, name: 'Lantern Fox', isAlias: true });

describe('an auction that moves', () => {
  it('tells a leader who was outbid so', () => {
    const before = anAuction({ bids: 3, leader: anna, viewer: aViewer({ standing: 'leading' }) });
    const after = moved(before, heard(before, { bids: 4, currentBet: cents(9_000), leader: fox }), me);
    expect(after).toMatchObject({ currentBet: 9_000, viewer: { standing: 'outbid' } });
  });

  it('knows a viewer by the alias', () => {
    const before = anAuction({ bids: 3, viewer: aViewer({ standing: 'outbid', alias: 'Lantern Fox' }) });
    expect(moved(before, heard(before, { bids: 4, leader: fox }), me).viewer?.standing).toBe('leading');
  });

  it('leaves somebody who only looks where they are', () => {
    const before = anAuction({ bids: 3, viewer: aViewer({ standing: 'none' }) });
    expect(moved(before, heard(before, { bids: 4, leader: fox }), me).viewer?.standing).toBe('none');
  });

  it('never goes back to an earlier price', () => {
    const now = anAuction({ bids: 5, currentBet: cents(9_000) });
    const late = anAuction({ bids: 4, currentBet: cents(8_000), viewer: aViewer({ standing: 'outbid' }) });
    expect(newest(now, late)).toMatchObject({ bids: 5, currentBet: 9_000, viewer: { standing: 'outbid' } }); // there was none before
    expect(moved(now, heard(late, {}), me)).toMatchObject({ bids: 5, currentBet: 9_000 });
  });

  it('leaves a leader in the lead whose own bid is heard once more, or before it is known who looks', () => {
    const before = anAuction({ bids: 4, leader: anna, viewer: aViewer({ standing: 'leading' }) });
    expect(moved(before, heard(before, {}), undefined).viewer?.standing).toBe('leading');
    expect(moved(before, heard(before, { bids: 5 }), undefined).viewer?.standing).toBe('leading');
    const late = anAuction({ bids: 3, viewer: aViewer({ standing: 'outbid' }) });
    expect(newest(before, late).viewer?.standing).toBe('leading');
  });

  it('ends for good', () => {
    const over = anAuction({ phase: 'ended', outcome: 'sold', bids: 5 });
    expect(newest(over, anAuction({ phase: 'inProgress', bids: 5 })).phase).toBe('ended');
  });
});
