import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { auctionReason } from '../schemas/auction.ts';
import { keyedBody, keyedPageOf } from '../schemas/keyed-page.ts';
import { empty, id, inLanguage } from '../schemas/primitives.ts';
import { findAuctionsBody, foundAuction, inspectedAuction, inspectedBid } from '../schemas/staff-auction.ts';
import { staffRoutes } from '../staff-routes.ts';

export const staffAuctions = {
  findAuctions: endpoint({
    ...staffRoutes.findAuctions,
    access: 'staff',
    scopes: ['moderation', 'support'],
    summary: 'Search all auctions, the latest first',
    query: inLanguage,
    body: findAuctionsBody,
    reply: keyedPageOf(foundAuction),
  }),
  inspectAuction: endpoint({
    ...staffRoutes.inspectAuction,
    access: 'staff',
    scopes: ['moderation', 'support'],
    summary:
      'Read an auction with its bidders by name, who of them shares a device or a card, and whom it was offered to',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    query: inLanguage,
    reply: inspectedAuction,
    refusals: ['pageNotFound'],
  }),
  getAuctionBids: endpoint({
    ...staffRoutes.getAuctionBids,
    access: 'staff',
    scopes: ['moderation', 'support'],
    summary: 'List the bids of an auction with names and devices, the latest first',
    body: keyedBody.extend({ idProduct: id }),
    reply: keyedPageOf(inspectedBid),
    refusals: ['pageNotFound'],
  }),
  cancelAuctionByStaff: endpoint({
    ...staffRoutes.cancelAuctionByStaff,
    access: 'staff',
    scopes: ['moderation'],
    summary: 'Cancel an auction that is not paid yet; its talent and all bidders are told, and nobody pays',
    body: z.object({ idProduct: id, reason: auctionReason }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    idempotent: true,
  }),
  forgiveStrike: endpoint({
    ...staffRoutes.forgiveStrike,
    access: 'staff',
    scopes: ['moderation', 'support'],
    summary:
      'Forgive an unpaid win: it no longer counts, and its winner may bid and buy again unless another forbids it',
    body: z.object({ idStrike: id }),
    reply: empty,
    refusals: ['pageNotFound'],
    idempotent: true,
  }),
};
