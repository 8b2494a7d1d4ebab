import { accountsJobs } from '../modules/accounts/index.ts';
import { catalogueJobs, catalogueReactions } from '../modules/catalogue/index.ts';
import { currencyJobs } from '../modules/currency/index.ts';
import { ledgerJobs } from '../modules/ledger/index.ts';
import { mediaJobs } from '../modules/media/index.ts';
import { ordersJobs, ordersLive, ordersReactions } from '../modules/orders/index.ts';
import { paymentsJobs } from '../modules/payments/index.ts';
import { personalDataJobs } from '../modules/personal-data/index.ts';
import { announceProducts } from '../modules/profiles/index.ts';
import { applicationsJobs, applicationsReactions } from '../modules/talents/index.ts';
import { walletJobs, walletReactions } from '../modules/wallet/index.ts';
import { forgetWornRows } from '../platform/forget-worn.ts';
import { measureJobs } from '../platform/jobs/measure-jobs.ts';
import { purgeDoneJobs } from '../platform/jobs/purge-done-jobs.ts';
import { forgetToldEvents } from '../platform/realtime/forget-told.ts';
import { measureRedis } from '../platform/redis.ts';
import { truths } from '../truths.ts';
import type { Modules } from './compose-modules.ts';
import type { Platform } from './compose-platform.ts';

/** Jobs, reactions to facts, and what is measured: all that happens without being asked for. */
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
    sale,
    applying,
    personalData,
  } = modules;
  const { notify } = modules.notifications;
  accountsJobs(account);
  personalDataJobs(jobs, { database, clock, notify, deleteAccount: personalData.deleteAccount });
  catalogueJobs(shop, catalogue.stock);
  measureJobs(metrics, { database: watchDatabase, clock });
  if (redis) measureRedis(metrics, redis);
  ledgerJobs(jobs, { database: longDatabase, clock, log, metrics, truths });
  paymentsJobs(card);
  walletJobs(money);
  walletReactions(money);
  ordersJobs(sale, metrics);
  ordersReactions(sale);
  ordersLive(sale);
  applicationsJobs(applying);
  applicationsReactions(applying);
  currencyJobs(jobs, { database, rates: ports.rates });
  catalogueReactions({ outbox, notify });
  announceProducts({ database, clock, jobs, outbox, notifyAll: notifications.notifyAll });
  notifications.startJobs();
  forgetToldEvents(jobs, { database: longDatabase, clock });
  forgetWornRows(jobs, { database: longDatabase, clock });
  purgeDoneJobs(jobs, { database: longDatabase, clock });
  mediaJobs(jobs, { database, storage: ports.storage, clock, media, privateFiles, uploads });
};
