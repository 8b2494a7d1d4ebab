import { endpoints } from '@stagedoor/contract/endpoints/index';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { walletUpdated } from '@stagedoor/contract/live/wallet';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { accessPersonalData, accessRoutes, createAccess } from './modules/access/index.ts';
import {
  accountKinds,
  accountsJobs,
  accountsPersonalData,
  accountsRoutes,
  createAccounts,
  createSocial,
  endedAmong,
  openSocket,
  ownerSlot,
  resolveSession,
  socialRoutes,
} from './modules/accounts/index.ts';
import {
  catalogueJobs,
  catalogueKinds,
  cataloguePersonalData,
  catalogueReactions,
  catalogueRoutes,
  catalogueStaffRoutes,
  createCatalogue,
  productSubject,
  productsSlot,
} from './modules/catalogue/index.ts';
import { charityPersonalData, charityRoutes, createCharity, fundSlot } from './modules/charity/index.ts';
import { createCurrency, currencyJobs, currencyRoutes } from './modules/currency/index.ts';
import { builtInCarrier, createDelivery, deliveryRoutes } from './modules/delivery/index.ts';
import { createDiscovery, discoveryRoutes } from './modules/discovery/index.ts';
import { createLedger, ledgerJobs, ledgerRoutes } from './modules/ledger/index.ts';
import {
  createMedia,
  createPrivateFiles,
  createUploads,
  mediaJobs,
  mediaPersonalData,
  mediaRoutes,
  uploadsRoutes,
} from './modules/media/index.ts';
import {
  createModeration,
  decisionKinds,
  moderationPersonalData,
  moderationRoutes,
  reportKinds,
} from './modules/moderation/index.ts';
import {
  createNotifications,
  hasNamed,
  notificationsPersonalData,
  notificationsRoutes,
} from './modules/notifications/index.ts';
import { createOperations, operationsRoutes } from './modules/operations/index.ts';
import {
  createOrders,
  haveDealt,
  orderKinds,
  ordersJobs,
  ordersLive,
  ordersPersonalData,
  ordersReactions,
  ordersRoutes,
  portfolioRoutes,
  trackRecordSlot,
} from './modules/orders/index.ts';
import { createPayments, paymentsJobs, paymentsPersonalData, paymentsRoutes } from './modules/payments/index.ts';
import { createPersonalData, personalDataJobs, personalDataRoutes } from './modules/personal-data/index.ts';
import { announceProducts, createProfiles, profileKinds, profilesRoutes } from './modules/profiles/index.ts';
import { createPromotions, promotionsPersonalData, promotionsRoutes } from './modules/promotions/index.ts';
import {
  createReviews,
  reviewKinds,
  reviewsOf,
  reviewsPersonalData,
  reviewsRoutes,
  reviewsSlot,
} from './modules/reviews/index.ts';
import { createStaff, staffKinds, staffPersonalData, staffRoutes } from './modules/staff/index.ts';
import {
  applicationKinds,
  applicationsJobs,
  applicationsReactions,
  createTalents,
  followersSlot,
  mainGroupOf,
  personSubject,
  talentsPersonalData,
  talentsRoutes,
} from './modules/talents/index.ts';
import {
  createWallet,
  walletJobs,
  walletKinds,
  walletPersonalData,
  walletReactions,
  walletRoutes,
} from './modules/wallet/index.ts';
import type { Clock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import type { Listener } from './platform/database/listen.ts';
import { forLongWork, forProbes, forRequests } from './platform/database/patience.ts';
import { forgetWornRows } from './platform/forget-worn.ts';
import { bindMissing } from './platform/http/bind.ts';
import { callerNetwork } from './platform/http/caller-address.ts';
import { closeConnections } from './platform/http/close-app.ts';
import { serveDocumentation } from './platform/http/documentation.ts';
import { createProbe, measureDatabase, serveHealth } from './platform/http/health.ts';
import { createApp, type Http } from './platform/http/http.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { createMetrics, serveMetrics } from './platform/http/metrics.ts';
import { serveUnknown } from './platform/http/not-found.ts';
import { countInDatabase, limitCallsBy } from './platform/http/rate-limit.ts';
import { countInRedisOr } from './platform/http/rate-limit-redis.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { measureJobs } from './platform/jobs/measure-jobs.ts';
import { purgeDoneJobs } from './platform/jobs/purge-done-jobs.ts';
import { createPost } from './platform/mail/post.ts';
import { announceFacts, factsChannel } from './platform/outbox/announce.ts';
import { createOutbox } from './platform/outbox/outbox.ts';
import { type Relay, startRelay } from './platform/outbox/relay.ts';
import { platformPersonalData } from './platform/platform.personal-data.ts';
import { createLiveDelivery } from './platform/realtime/delivery.ts';
import { queueStore, topicStore } from './platform/realtime/event-store.ts';
import { postgresFanOut, redisFanOut } from './platform/realtime/fan-out.ts';
import { forgetToldEvents } from './platform/realtime/forget-told.ts';
import { createLive } from './platform/realtime/live.ts';
import { type Sockets, serveSockets } from './platform/realtime/serve-sockets.ts';
import { createWatching } from './platform/realtime/watching.ts';
import { measureRedis } from './platform/redis.ts';
import { createSecrets } from './platform/secrets.ts';
import type { Ports } from './ports.ts';
import { type Stop, stopProgram } from './stop-program.ts';
import { truths } from './truths.ts';

type Parts = {
  config: Config;
  programUrl: string;
  clock: Clock;
  /** Where that one can be moved: the one on the wall, by which authenticator apps go. */
  wallClock?: Clock;
  listener: Listener;
  ports: Ports;
  log: Logger;
  secretKey: string;
  /** Known once the program listens. */
  publicUrl: () => string;
};

/** Builds the whole program, layer by layer, and starts nothing. */
export const compose = (parts: Parts) => {
  const { config, programUrl, clock, wallClock = clock, listener, ports, log, secretKey, publicUrl } = parts;
  const database = openDatabase(programUrl, { patience: forRequests(config.DATABASE_TIMEOUT_SECONDS) });
  const longDatabase = openDatabase(programUrl, { patience: forLongWork, connections: 2 });
  const watchDatabase = openDatabase(programUrl, { patience: forProbes, connections: 2 });
  const { redis } = ports;
  const outbox = createOutbox({ clock, announce: announceFacts(database.pool) });
  const overPostgres = { pool: database.pool, listener };
  const fanOut = redis ? redisFanOut(redis, overPostgres) : postgresFanOut(overPostgres);
  const live = createLive({ clock, announce: fanOut.announce });
  const jobs = createJobs({ url: programUrl, clock, log });
  const secrets = createSecrets(secretKey);
  const sender = { mailer: ports.mail, sms: ports.sms, publicUrl, supportEmail: config.SUPPORT_EMAIL };
  const post = createPost({ jobs, secrets, clock, log, ...sender });
  const notifications = createNotifications({
    ...{ database, clock, jobs, secrets, post, live, pusher: ports.push },
    countOrders: (idUser) => orders.countWaiting(idUser),
  });
  const { notify } = notifications;

  const media = createMedia({ storage: ports.storage, clock, database, jobs, secrets });
  const privateFiles = createPrivateFiles({ storage: ports.storage, clock, database, jobs, secrets });
  const uploads = createUploads({ storage: ports.storage, clock, database, jobs, privateFiles });
  const account = { database, clock, jobs, outbox, secrets, post, notify, media, live };
  const access = createAccess({ database, clock, live, acquaintances: [haveDealt, hasNamed] });
  const accounts = createAccounts({ ...account, mainGroupOf: mainGroupOf(database) });
  const social = createSocial({ ...account, networks: ports.social, publicUrl, log });
  const staff = createStaff({ ...account, wallClock });
  const ledger = createLedger();
  const currency = createCurrency({ read: database.read, countries: ports.countries });
  const discovery = createDiscovery({ read: database.read, clock });
  const delivery = createDelivery({ carrier: builtInCarrier });
  const charity = createCharity({ database, clock });
  const shop = { database, clock, outbox, jobs, media };
  const catalogue = createCatalogue(shop);
  const promotions = createPromotions({ database, clock, secrets, catalogue });
  const card = { database, clock, jobs, outbox, ledger, secrets, cards: ports.cards, publicUrl, log };
  const payments = createPayments(card);
  const payer = { name: config.PAYOUT_NAME, account: config.PAYOUT_ACCOUNT, swift: config.PAYOUT_SWIFT };
  const money = {
    ...{ database, clock, jobs, secrets, post, notify, live, outbox, ledger, payments, payer },
    fourEyesFrom: config.PAYOUT_FOUR_EYES,
  };
  const wallet = createWallet(money);
  const showSelf = async (idUser: number) => ({ userDTO: await accounts.showSelf(idUser) });
  live.shows(selfUserUpdated, showSelf);
  live.shows(walletUpdated, showSelf);
  const sale = { ...money, live, wallet, catalogue, promotions, delivery, media, privateFiles, reviewsOf };
  const orders = createOrders(sale);
  const reviews = createReviews({ database, clock, outbox, notify });
  const moderation = createModeration({
    database,
    clock,
    live,
    notify,
    ledger,
    isKnownTo: access.isKnownTo,
    subjects: [personSubject, productSubject],
  });
  // What people can be told, in the order in which the settings show it.
  for (const kinds of [orderKinds, catalogueKinds, profileKinds, walletKinds, applicationKinds]) {
    notifications.addKinds(kinds);
  }
  for (const kinds of [accountKinds, decisionKinds, reportKinds, reviewKinds, staffKinds]) {
    notifications.addKinds(kinds);
  }
  const metrics = createMetrics();
  const { profilePages } = ports;
  const applying = { database, clock, jobs, secrets, notify, outbox, live, profilePages, log, metrics };
  const talents = createTalents(applying);
  const profiles = createProfiles({
    findPerson: discovery.showPerson,
    slots: [
      ownerSlot(accounts.showSelf),
      productsSlot(catalogue),
      fundSlot(charity),
      followersSlot(talents.follows),
      trackRecordSlot(orders),
      reviewsSlot(reviews),
    ],
  });
  const personalData = createPersonalData({
    database,
    clock,
    media,
    privateFiles,
    post,
    publicUrl,
    handlers: [
      accountsPersonalData,
      accessPersonalData,
      platformPersonalData,
      ...talentsPersonalData,
      cataloguePersonalData,
      charityPersonalData,
      promotionsPersonalData,
      ordersPersonalData(orders.entitlements),
      reviewsPersonalData,
      paymentsPersonalData({ jobs }),
      walletPersonalData({ clock, ledger, secrets }),
      notificationsPersonalData,
      moderationPersonalData,
      staffPersonalData,
      // A picture can go only when nothing names it any more.
      mediaPersonalData({ media, privateFiles, uploads }),
    ],
  });

  const app = createApp({ log, trustProxy: config.TRUST_PROXY, isHttps: () => publicUrl().startsWith('https:') });
  const inDatabase = countInDatabase({ database, clock });
  const http: Http = {
    app,
    idempotency: createIdempotency({ database, clock }),
    limitCalls: limitCallsBy(redis ? countInRedisOr(redis, inDatabase) : inDatabase),
    resolveSession: resolveSession({ database, clock, secrets }),
  };
  let state: 'starting' | 'ready' | 'closing' = 'starting';
  closeConnections(app, () => state === 'closing');
  shedLoad(app, { most: config.MAX_RUNNING_REQUESTS });
  serveMetrics(app, metrics, { token: config.METRICS_TOKEN });
  const probe = createProbe(watchDatabase);
  serveHealth(app, { probe, ready: () => state === 'ready' });

  if (config.roles.has('http')) {
    serveUnknown(app, Object.values(endpoints));
    serveDocumentation(app, endpoints);
    mediaRoutes(http, media, privateFiles);
    uploadsRoutes(http, uploads);
    accountsRoutes(http, accounts);
    accessRoutes(http, access);
    socialRoutes(http, social, accounts.showSelf);
    personalDataRoutes(http, personalData);
    staffRoutes(http, staff);
    currencyRoutes(http, currency);
    discoveryRoutes(http, discovery, { catalogue, charity });
    deliveryRoutes(http, delivery);
    charityRoutes(http, charity);
    catalogueRoutes(http, catalogue, charity);
    catalogueStaffRoutes(http, catalogue);
    promotionsRoutes(http, promotions);
    paymentsRoutes(http, payments, database);
    walletRoutes(http, wallet);
    notificationsRoutes(http, notifications);
    ordersRoutes(http, orders);
    portfolioRoutes(http, { database, clock, media });
    reviewsRoutes(http, reviews);
    profilesRoutes(http, profiles);
    moderationRoutes(http, moderation);
    talentsRoutes(http, talents, { database, clock });
    ledgerRoutes(http, { database, clock, jobs, truths });
    operationsRoutes(http, createOperations({ database, clock, jobs }));
    for (const spec of Object.values(endpoints)) if (!('reply' in spec)) bindMissing(http, spec);
  }

  accountsJobs(account);
  personalDataJobs(jobs, { database, clock, notify, deleteAccount: personalData.deleteAccount });
  catalogueJobs(shop, catalogue.stock);
  measureDatabase(metrics, probe);
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

  const startSockets = (): Sockets => {
    const brought = { live, clock, log };
    const queues = createLiveDelivery({ ...brought, store: queueStore(database.pool) });
    const topics = createWatching({ ...brought, store: topicStore(database.pool) });
    fanOut.hear((keys) => {
      queues.wake(keys);
      topics.wake(keys);
    });
    const doors = { authenticate: openSocket({ database, clock, secrets }), endedAmong: endedAmong({ database }) };
    const networkOf = callerNetwork(config.TRUST_PROXY);
    return serveSockets(app, { queues, topics, ...doors, networkOf, log, metrics });
  };

  let relay: Relay | undefined;
  let sockets: Sockets | undefined;
  const stop = async (how: Stop) => {
    state = 'closing';
    await stopProgram({ app, jobs, relay, sockets, databases: [database, longDatabase, watchDatabase] }, how);
    fanOut.close();
    redis?.close();
  };
  let stopping: Promise<void> | undefined;
  return {
    app,
    database,
    jobs,
    outbox,
    media,
    privateFiles,
    ledger,
    live,
    notifications,
    catalogue,
    promotions,
    delivery,
    payments,
    wallet,
    orders,
    /** What a purchase is made of, for whoever tells of purchases at another time. */
    sale,
    secrets,
    async start() {
      const works = config.roles.has('worker');
      await jobs.start({ work: works });
      if (works) {
        relay = startRelay({ database, outbox, clock, log });
        listener.on(factsChannel, relay.wake);
      }
      if (config.roles.has('realtime')) sockets = startSockets();
      state = 'ready';
    },
    close(how: Partial<Stop> = {}): Promise<void> {
      stopping ??= stop({ drainMs: 0, boundMs: 20_000, ...how });
      return stopping;
    },
  };
};
