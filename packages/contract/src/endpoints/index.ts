import type { EndpointSpec } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { account } from './account.ts';
import { agents } from './agents.ts';
import { applications } from './applications.ts';
import { auctions } from './auctions.ts';
import { backoffice } from './backoffice.ts';
import { calls } from './calls.ts';
import { cards } from './cards.ts';
import { catalogue } from './catalogue.ts';
import { certificates } from './certificates.ts';
import { content } from './content.ts';
import { delivery } from './delivery.ts';
import { discovery } from './discovery.ts';
import { events } from './events.ts';
import { feed } from './feed.ts';
import { gifts } from './gifts.ts';
import { jobs } from './jobs.ts';
import { ledger } from './ledger.ts';
import { memberships } from './memberships.ts';
import { messaging } from './messaging.ts';
import { moderation } from './moderation.ts';
import { orders } from './orders.ts';
import { overviews } from './overviews.ts';
import { profile } from './profile.ts';
import { promotions } from './promotions.ts';
import { purchases } from './purchases.ts';
import { reviews } from './reviews.ts';
import { staff } from './staff.ts';
import { staffAuctions } from './staff-auctions.ts';
import { staffOrders } from './staff-orders.ts';
import { support } from './support.ts';
import { uploads } from './uploads.ts';
import { wallet } from './wallet.ts';

export const sections = {
  account,
  discovery,
  profile,
  catalogue,
  promotions,
  delivery,
  purchases,
  orders,
  certificates,
  overviews,
  reviews,
  applications,
  memberships,
  agents,
  gifts,
  auctions,
  wallet,
  cards,
  messaging,
  calls,
  uploads,
  events,
  feed,
  support,
  moderation,
  backoffice,
  staff,
  staffOrders,
  staffAuctions,
  ledger,
  jobs,
  content,
};

/** Every route of the API; a route without an endpoint does not compile. */
export const endpoints = {
  ...account,
  ...discovery,
  ...profile,
  ...catalogue,
  ...promotions,
  ...delivery,
  ...purchases,
  ...orders,
  ...certificates,
  ...overviews,
  ...reviews,
  ...applications,
  ...memberships,
  ...agents,
  ...gifts,
  ...auctions,
  ...wallet,
  ...cards,
  ...messaging,
  ...calls,
  ...uploads,
  ...events,
  ...feed,
  ...support,
  ...moderation,
  ...backoffice,
  ...staff,
  ...staffOrders,
  ...staffAuctions,
  ...ledger,
  ...jobs,
  ...content,
} satisfies Record<RouteName, EndpointSpec>;

export type Endpoints = typeof endpoints;
