import { invariants } from '../invariants.ts';
import { accountsJobs } from '../modules/accounts/index.ts';
import { auctionsJobs, auctionsLive, followAuctionOrders, notifyOfBids } from '../modules/auctions/index.ts';
import { callsJobs, callsLive, followBookedOrders, followHolds } from '../modules/calls/index.ts';
import { announceReturns, catalogueEventHandlers, catalogueJobs } from '../modules/catalogue/index.ts';
import { appendToLog, certificatesJobs } from '../modules/certificates/index.ts';
import { chatJobs, chatLive, followOrders } from '../modules/chat/index.ts';
import { currencyJobs } from '../modules/currency/index.ts';
import { feedJobs, feedLive, notifyOfFeed } from '../modules/feed/index.ts';
import { notifyOfGifts } from '../modules/gifts/index.ts';
import { ledgerJobs } from '../modules/ledger/index.ts';
import { mediaJobs } from '../modules/media/index.ts';
import { notifyOfMemberships } from '../modules/memberships/index.ts';
import { orderEventHandlers, ordersJobs, ordersLive } from '../modules/orders/index.ts';
import { overviewsJobs } from '../modules/overviews/index.ts';
import { paymentsJobs } from '../modules/payments/index.ts';
import { personalDataJobs } from '../modules/personal-data/index.ts';
import { announceProducts } from '../modules/profiles/index.ts';
import { recurringEventHandlers, recurringJobs } from '../modules/recurring/index.ts';
import { followChats, supportJobs, supportLive } from '../modules/support/index.ts';
import { applicationEventHandlers, applicationsJobs, availabilityJobs } from '../modules/talents/index.ts';
import { walletEventHandlers, walletJobs } from '../modules/wallet/index.ts';
import { measureJobs } from '../platform/jobs/measure-jobs.ts';
import { purgeDoneJobs } from '../platform/jobs/purge-done-jobs.ts';
import { purgeExpiredRows } from '../platform/purge-expired.ts';
import { purgeDeliveredEvents } from '../platform/realtime/purge-delivered-events.ts';
import { measureRedis } from '../platform/redis.ts';
import type { Modules } from './compose-modules.ts';
import type { Platform } from './compose-platform.ts';

/** Jobs, handlers of domain events, and metrics: everything that runs without a request. */
export const handleWork = (platform: Platform, modules: Modules) => {
  const { database, longDatabase, watchDatabase, outbox, jobs, metrics, clock, ports, log, redis } = platform;
  const {
    notifications,
    media,
    privateFiles,
    uploads,
    account,
    shop,
    catalogue,
    card,
    money,
    proving,
    sale,
    renewing,
    joining,
    giving,
    bidding,
    posting,
    chatting,
    calling,
    applying,
    overviews,
    personalData,
  } = modules;
  const { notify } = modules.notifications;
  accountsJobs(account);
  personalDataJobs(jobs, { database, clock, notify, deleteAccount: personalData.deleteAccount });
  catalogueJobs(shop, catalogue.stock);
  measureJobs(metrics, { database: watchDatabase, clock });
  if (redis) measureRedis(metrics, redis);
  ledgerJobs(jobs, { database: longDatabase, clock, log, metrics, invariants });
  paymentsJobs(card);
  walletJobs(money);
  walletEventHandlers(money);
  appendToLog(proving);
  certificatesJobs({ ...proving, jobs });
  ordersJobs(sale, metrics);
  orderEventHandlers(sale);
  ordersLive(sale);
  recurringJobs(renewing);
  recurringEventHandlers(renewing);
  notifyOfMemberships(joining);
  notifyOfGifts(giving);
  auctionsJobs(bidding);
  followAuctionOrders(bidding);
  notifyOfBids(bidding);
  auctionsLive(bidding);
  callsJobs(calling);
  followHolds(calling);
  followBookedOrders(calling);
  callsLive(calling);
  feedJobs(posting);
  feedLive(posting);
  notifyOfFeed(posting);
  followOrders(chatting);
  chatLive(chatting);
  chatJobs(jobs, chatting);
  applicationsJobs(applying);
  applicationEventHandlers(applying);
  availabilityJobs(applying);
  currencyJobs(jobs, { database, rates: ports.rates });
  catalogueEventHandlers({ outbox, notify });
  announceReturns({ ...shop, notifyAll: notifications.notifyAll });
  announceProducts({ database, clock, jobs, outbox, notifyAll: notifications.notifyAll });
  notifications.startJobs();
  purgeDeliveredEvents(jobs, { database: longDatabase, clock });
  followChats({ outbox, notify, live: platform.live });
  supportLive(platform);
  supportJobs(jobs, { database: longDatabase, clock, metrics });
  overviewsJobs(jobs, overviews);
  purgeExpiredRows(jobs, { database: longDatabase, clock });
  purgeDoneJobs(jobs, { database: longDatabase, clock });
  mediaJobs(jobs, { database, storage: ports.storage, clock, media, privateFiles, uploads });
};
