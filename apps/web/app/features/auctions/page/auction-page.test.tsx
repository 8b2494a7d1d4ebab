// @vitest-environment happy-dom
import { auctionMoved, auctionTopic } from '@stagedoor/contract/live/auctions';
import { topicOf } from '@stagedoor/contract/live-destinations';
import { cents } from '@stagedoor/contract/money';
import type { Auction, AuctionStanding } from '@stagedoor/contract/schemas/auction';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dispatchToTopic } from '../../../shared/live/watched-topics.ts';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { renderPage } from '../../../shared/testing/render-page.tsx';
import { closeLivePage, startSilentLive } from '../../../shared/testing/silent-live.ts';
import { aBidder, anAuction, aViewer } from '../testing/an-auction.ts';
import { AuctionPage } from './auction-page.tsx';

let server: FakeServer;

beforeEach(() => {
  startSilentLive();
  server = startFakeServer();
});

afterEach(closeLivePage);

const mine = (auction: Auction): Auction => ({ ...auction, viewer: auction.viewer ?? aViewer() });

const open = async (auction: Auction, { signed = true, loseUser = false } = {}) => {
  if (loseUser) server.lose('getUserFull');
  else server.answer('getUserFull', { idUser: 2002, name: 'Iryna', role: 'FAN', status: 'ACTIVE' } as SelfUser);
  server.answer('getAuction', signed ? mine(auction) : auction);
  server.answer('getBidderChecks', {
    card: { idCard: '0a0a0a0a-0000-4000-8000-000000000001', brand: 'visa', last4: '4417' },
    phone: '+380 ** 33',
  });
  server.answer('getBids', { items: [], totalPages: 0, currentPage: 0 });
  const page = await renderPage(<AuctionPage rendered={{ ...auction, viewer: null }} />, {
    path: '/auction?id=7',
    signed,
  });
  await screen.findByRole('heading', { level: 1, name: 'Stage coat' });
  if (signed) await screen.findByText(/Visa ending in 4417/);
  return page;
};

/** The cache tells the page a moment later. */
const arrives = (event: object) =>
  act(async () => {
    dispatchToTopic(topicOf(auctionTopic, 7), [
      { eventType: auctionMoved.type, date: '2026-11-17T00:00:01.000Z', ...event },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
const heard = ({ viewer: _, ...auction }: Auction, changes: Partial<AuctionStanding>) =>
  arrives({ standing: { ...auction, ...changes } });
const price = () => screen.getByTestId('price').textContent;
const settled = () => new Promise((resolve) => setTimeout(resolve, 750));
const placed = (auction: Auction, changes: Partial<Auction>) => {
  const { viewer, ...standing } = { ...mine(auction), ...changes };
  return { ...standing, viewer: viewer ?? aViewer() };
};

describe('the price', () => {
  it('moves for everybody, with who leads and what the next bid is', async () => {
    const auction = anAuction();
    await open(auction, { signed: false });
    expect(price()).toBe('$80.00');
    await heard(auction, {
      bids: 4,
      currentBet: cents(9_000),
      nextBet: cents(9_500),
      leader: aBidder({ idUser: null, name: '#2', isAlias: true }),
    });
    expect(price()).toBe('$90.00');
    expect(screen.getByText('Bidder #2')).toBeDefined();
    expect(within(screen.getByRole('group', { name: 'Your bid' })).getByText('$95.00')).toBeDefined();
    await waitFor(() => expect(screen.getByTestId('heard').textContent).toBe('Bidder #2 leads with $90.00.'));
  });

  it('tells a leader who was outbid that nothing was charged', async () => {
    const auction = anAuction({ viewer: aViewer({ standing: 'leading', ownBet: cents(8_000) }) });
    await open(auction);
    await screen.findByText('You’re leading.');
    const moved = { bids: 4, currentBet: cents(9_000), nextBet: cents(9_500) };
    server.answer('getAuction', { ...auction, ...moved, viewer: aViewer({ standing: 'outbid' }) });
    await heard(auction, moved);
    expect(await screen.findByText('You were outbid.')).toBeDefined();
    expect(screen.getByText(/Nothing has been charged/)).toBeDefined();
  });

  it('is read again when the page has slept', async () => {
    const auction = anAuction();
    await open(auction, { signed: false });
    server.answer('getAuction', { ...auction, bids: 9, currentBet: cents(12_000) });
    await arrives({});
    await waitFor(() => expect(price()).toBe('$120.00'));
  });
});

describe('buying it at once', () => {
  const forSale = (changes: Partial<Auction> = {}) =>
    anAuction({ bids: 0, participants: 0, currentBet: null, leader: null, buyNowPrice: cents(60_000), ...changes });

  it('asks once more with the sum, then charges and leads on', async () => {
    const auction = forSale();
    const { user } = await open(auction);
    const viewer = aViewer({ standing: 'buying' });
    server.answer('buyAuctionNow', placed(auction, { isBeingBought: true, nextBet: null, buyNowPrice: null, viewer }));
    await user.click(screen.getByRole('button', { name: 'Buy now: $600.00' }));
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(server.sent('buyAuctionNow')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Buy now: $600.00' }));
    await user.click(await screen.findByRole('button', { name: 'Pay $600.00' }));
    await waitFor(() =>
      expect(server.sent('buyAuctionNow')).toMatchObject([
        { idempotencyKey: expect.any(String), body: { idProduct: 7 } },
      ]),
    );
  });

  it('says that somebody was faster', async () => {
    const auction = forSale();
    const { user } = await open(auction);
    server.refuse('buyAuctionNow', 'wrongBid');
    await user.click(screen.getByRole('button', { name: 'Buy now: $600.00' }));
    await user.click(await screen.findByRole('button', { name: 'Pay $600.00' }));
    expect(await screen.findByText('Someone was faster. You weren’t charged.')).toBeDefined();
  });

  it('is gone for everybody after the first bid, and nobody can bid while somebody buys it', async () => {
    const auction = forSale();
    await open(auction, { signed: false });
    expect(screen.getByRole('button', { name: 'Buy now: $600.00' })).toBeDefined();
    await heard(auction, { isBeingBought: true, nextBet: null, buyNowPrice: null });
    expect(screen.getAllByText('Someone is buying this right now.').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Bid|Log in to bid|Buy now/ })).toBeNull();
    await heard(auction, {});
    expect(screen.getByRole('button', { name: 'Buy now: $600.00' })).toBeDefined();
    await heard(auction, { bids: 1, currentBet: cents(5_000), leader: aBidder(), buyNowPrice: null });
    expect(screen.queryByRole('button', { name: /Buy now/ })).toBeNull();
  });
});

describe('a bid', () => {
  it('is the next possible one, in one press, once on a double press', async () => {
    const auction = anAuction();
    const { user } = await open(auction);
    const viewer = aViewer({ standing: 'leading', ownBet: cents(8_500) });
    server.answer('placeBid', placed(auction, { bids: 4, currentBet: cents(8_500), nextBet: cents(9_000), viewer }));
    await user.dblClick(screen.getByRole('button', { name: 'Bid $85.00' }));
    expect(await screen.findByText('Your bid of $85.00 is in')).toBeDefined();
    expect(server.sent('placeBid')).toMatchObject([
      { idempotencyKey: expect.any(String), body: { idProduct: 7, bid: 8_500, isMaximum: false, isAnonymous: false } },
    ]);
    expect(price()).toBe('$85.00');
    expect(screen.getByText('You’re leading.')).toBeDefined();
  });

  it('can be higher, by the legal step, and anonymous', async () => {
    const auction = anAuction();
    const { user } = await open(auction);
    server.answer('placeBid', placed(auction, { bids: 4, viewer: aViewer({ standing: 'leading' }) }));
    await user.click(screen.getByRole('button', { name: 'Higher bid: $90.00' }));
    await user.click(screen.getByLabelText(/Stay anonymous/));
    await user.click(screen.getByRole('button', { name: 'Bid $90.00' }));
    await waitFor(() => expect(server.sent('placeBid')).toMatchObject([{ body: { bid: 9_000, isAnonymous: true } }]));
  });

  it('can be a limit, which is checked before it is sent', async () => {
    const auction = anAuction();
    const { user } = await open(auction);
    server.answer('placeBid', placed(auction, { bids: 4, viewer: aViewer({ standing: 'outbid' }) }));
    await user.click(screen.getByLabelText(/Bid for me up to a limit/));
    const limit = screen.getByLabelText('Your limit');
    await user.type(limit, '20');
    await user.click(screen.getByRole('button', { name: 'Set limit: $20.00' }));
    expect(limit.getAttribute('aria-invalid')).toBe('true');
    expect(server.sent('placeBid')).toEqual([]);
    await user.clear(limit);
    await user.type(limit, '150');
    await user.click(screen.getByRole('button', { name: 'Set limit: $150.00' }));
    expect(await screen.findByText(/Someone’s limit is higher/)).toBeDefined();
    expect(server.sent('placeBid')).toMatchObject([{ body: { bid: 15_000, isMaximum: true } }]);
  });

  it('is not sent when the amount changed under the finger', async () => {
    const auction = anAuction();
    const { user } = await open(auction);
    await heard(auction, { bids: 4, currentBet: cents(9_000), nextBet: cents(9_500) });
    await user.click(screen.getByRole('button', { name: 'Bid $95.00' }));
    expect(screen.getByText(/The price has just changed/)).toBeDefined();
    expect(server.sent('placeBid')).toEqual([]);
    await settled();
    server.answer(
      'placeBid',
      placed(auction, { bids: 5, currentBet: cents(9_500), viewer: aViewer({ standing: 'leading' }) }),
    );
    await user.click(screen.getByRole('button', { name: 'Bid $95.00' }));
    expect(await screen.findByText('Your bid of $95.00 is in')).toBeDefined();
  });

  it('that another has overtaken leads to the new price, and says that nothing was charged', async () => {
    const auction = anAuction();
    const { user } = await open(auction);
    server.refuse('placeBid', 'wrongBid');
    server.answer('getAuction', mine({ ...auction, bids: 8, currentBet: cents(11_000), nextBet: cents(11_500) }));
    await user.click(screen.getByRole('button', { name: 'Bid $85.00' }));
    expect(await screen.findByText(/Someone bid more before you. Nothing was charged/)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Bid $115.00' })).toBeDefined();
  });

  it('whose answer was lost is sent again with the same key', async () => {
    const auction = anAuction();
    const { user } = await open(auction);
    server.lose('placeBid');
    await user.click(screen.getByRole('button', { name: 'Bid $85.00' }));
    expect(await screen.findByText(/The connection broke off/)).toBeDefined();
    server.answer('placeBid', placed(auction, { bids: 4, viewer: aViewer({ standing: 'leading' }) }));
    await user.click(screen.getByRole('button', { name: 'Bid $85.00' }));
    await screen.findByText('Your bid of $85.00 is in');
    const [first, second] = server.sent('placeBid');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('needs no more than a log-in to be asked for', async () => {
    const { user } = await open(anAuction(), { signed: false });
    await user.click(screen.getByRole('button', { name: 'Log in to bid' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(server.sent('placeBid')).toEqual([]);
  });

  it('is impossible for the owner', async () => {
    await open(anAuction({ viewer: aViewer({ bar: 'own' }) }));
    expect(await screen.findByText('This is your auction.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Bid/ })).toBeNull();
  });
});

describe('the first bid', () => {
  it('asks for the phone, and places the bid once it is confirmed', async () => {
    const auction = anAuction();
    const { user } = await open(auction);
    server.refuse('placeBid', 'incompleteRequest', { reason: { kind: 'bidderUnchecked', card: false, phone: true } });
    server.answer('sendPhoneCode', {});
    server.answer('confirmPhone', {});
    await user.click(screen.getByRole('button', { name: 'Bid $85.00' }));
    const dialog = await screen.findByRole('dialog', { name: 'Before your first bid' });
    await user.type(await within(dialog).findByLabelText('Phone'), '+380501112233');
    await user.click(within(dialog).getByRole('button', { name: 'Text me a code' }));
    const code = await within(dialog).findByLabelText('Verification code');
    server.answer('placeBid', placed(auction, { bids: 4, viewer: aViewer({ standing: 'leading' }) }));
    await user.type(code, '123456');
    expect(await screen.findByText('Your bid of $85.00 is in')).toBeDefined();
    expect(server.sent('confirmPhone')).toMatchObject([{ body: { code: '123456' } }]);
    expect(server.sent('placeBid')).toHaveLength(2);
  });

  it('is not lost without a word when its bidder cannot be loaded', async () => {
    const { user } = await open(anAuction(), { loseUser: true });
    server.refuse('placeBid', 'incompleteRequest', { reason: { kind: 'bidderUnchecked', card: false, phone: true } });
    await user.click(screen.getByRole('button', { name: 'Bid $85.00' }));
    expect(await screen.findByText(/The connection broke off/)).toBeDefined();
  });

  it('leads to the card check with the bid in mind', async () => {
    const { user } = await open(anAuction());
    server.refuse('placeBid', 'incompleteRequest', { reason: { kind: 'bidderUnchecked', card: true, phone: false } });
    server.answer('checkCard', { result: '/redirect/stripe-checkout?si=1' });
    await user.click(screen.getByRole('button', { name: 'Bid $85.00' }));
    const dialog = await screen.findByRole('dialog', { name: 'Before your first bid' });
    expect(within(dialog).getByText(/We hold \$1.00 on your card and release it right away/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Check my card' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/redirect/stripe-checkout?si=1'));
    expect(server.sent('checkCard')).toMatchObject([{ body: { idAuction: 7 } }]);
  });
});
