import type { BuiltName } from '@stagedoor/contract/client';
import { accountRows } from './account.rows.ts';
import { catalogueRows, deliveryRows, promotionsRows } from './catalogue.rows.ts';
import { contentRows } from './content.rows.ts';
import { discoveryRows, profileRows } from './discovery.rows.ts';
import { eventsRows, uploadsRows } from './events.rows.ts';
import { ordersRows } from './orders.rows.ts';
import { applicationsRows, messagingRows, reviewsRows } from './reviews.rows.ts';
import type { Rows } from './row.ts';
import { jobsRows, ledgerRows, moderationRows, staffOrdersRows, staffRows } from './staff.rows.ts';
import { backofficeRows, cardsRows, walletRows } from './wallet.rows.ts';

/** One row for every endpoint that is built: a new one does not compile before it has its own. */
export const rows: Rows<BuiltName> = {
  ...accountRows,
  ...discoveryRows,
  ...profileRows,
  ...catalogueRows,
  ...promotionsRows,
  ...deliveryRows,
  ...ordersRows,
  ...reviewsRows,
  ...applicationsRows,
  ...walletRows,
  ...cardsRows,
  ...messagingRows,
  ...uploadsRows,
  ...eventsRows,
  ...moderationRows,
  ...backofficeRows,
  ...staffRows,
  ...staffOrdersRows,
  ...ledgerRows,
  ...jobsRows,
  ...contentRows,
};
