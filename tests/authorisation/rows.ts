import type { RouteName } from '@stagedoor/contract/routes';
import { accountRows } from './account.rows.ts';
import { agentsRows } from './agents.rows.ts';
import { auctionsRows, staffAuctionsRows } from './auctions.rows.ts';
import { callsRows } from './calls.rows.ts';
import { catalogueRows, deliveryRows, promotionsRows } from './catalogue.rows.ts';
import { certificatesRows } from './certificates.rows.ts';
import { messagingRows } from './chat.rows.ts';
import { contentRows } from './content.rows.ts';
import { discoveryRows, profileRows } from './discovery.rows.ts';
import { eventsRows, uploadsRows } from './events.rows.ts';
import { feedRows } from './feed.rows.ts';
import { giftsRows } from './gifts.rows.ts';
import { membershipsRows } from './memberships.rows.ts';
import { ordersRows, staffOrdersRows } from './orders.rows.ts';
import { applicationsRows, reviewsRows } from './reviews.rows.ts';
import type { Rows } from './row.ts';
import { jobsRows, ledgerRows, moderationRows, overviewsRows, staffRows } from './staff.rows.ts';
import { supportRows } from './support.rows.ts';
import { backofficeRows, cardsRows, walletRows } from './wallet.rows.ts';

/** One row per built endpoint: a new endpoint without one does not compile. */
export const rows: Rows<RouteName> = {
  ...accountRows,
  ...discoveryRows,
  ...profileRows,
  ...catalogueRows,
  ...promotionsRows,
  ...deliveryRows,
  ...ordersRows,
  ...certificatesRows,
  ...overviewsRows,
  ...reviewsRows,
  ...membershipsRows,
  ...agentsRows,
  ...applicationsRows,
  ...giftsRows,
  ...auctionsRows,
  ...staffAuctionsRows,
  ...feedRows,
  ...walletRows,
  ...cardsRows,
  ...messagingRows,
  ...callsRows,
  ...uploadsRows,
  ...eventsRows,
  ...supportRows,
  ...moderationRows,
  ...backofficeRows,
  ...staffRows,
  ...staffOrdersRows,
  ...ledgerRows,
  ...jobsRows,
  ...contentRows,
};
