import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { walletUpdated } from '@stagedoor/contract/live/wallet';
import { sum } from '@stagedoor/contract/money';
import { accessPersonalData, createAccess } from '../modules/access/index.ts';
import {
  accountKinds,
  accountsPersonalData,
  createAccounts,
  createSocial,
  ownerSlot,
} from '../modules/accounts/index.ts';
import { agentKinds, agentsPersonalData, createAgents } from '../modules/agents/index.ts';
import { auctionKinds, auctionsPersonalData, createAuctions, openScreensOf } from '../modules/auctions/index.ts';
import { bookingFiles, bookingKinds, callKinds, callsPersonalData, createCalls } from '../modules/calls/index.ts';
import {
  catalogueKinds,
  cataloguePersonalData,
  createCatalogue,
  productSubject,
  productsSlot,
} from '../modules/catalogue/index.ts';
import { certificatesPersonalData, createCertificates } from '../modules/certificates/index.ts';
import { charityPersonalData, createCharity, fundSlot } from '../modules/charity/index.ts';
import {
  chatPersonalData,
  chatSlot,
  createChat,
  groupsForMembers,
  hasGroups,
  messageSubject,
  shareChat,
} from '../modules/chat/index.ts';
import { createCurrency } from '../modules/currency/index.ts';
import { builtInCarrier, createDelivery, deliveryPersonalData } from '../modules/delivery/index.ts';
import { createDiscovery } from '../modules/discovery/index.ts';
import {
  commentSubject,
  createFeed,
  feedKinds,
  feedPersonalData,
  feedSlot,
  hasRead,
  isInCommunity,
  postSubject,
  postsForMembers,
} from '../modules/feed/index.ts';
import { createGifts, giftKinds, giftsPersonalData, giftsSlot } from '../modules/gifts/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createMedia, createPrivateFiles, createUploads, mediaPersonalData } from '../modules/media/index.ts';
import { clubSlot, createMemberships, memberAccess, membershipKinds } from '../modules/memberships/index.ts';
import {
  createModeration,
  decisionKinds,
  moderationPersonalData,
  reportKinds,
  reportQueues,
} from '../modules/moderation/index.ts';
import { createNotifications, hasNamed, notificationsPersonalData } from '../modules/notifications/index.ts';
import { jobsQueue } from '../modules/operations/index.ts';
import {
  aboutOrders,
  createOrders,
  haveDealt,
  orderKinds,
  orderQueues,
  ordersPersonalData,
  ticketFiles,
  trackRecordSlot,
} from '../modules/orders/index.ts';
import { createOverviews } from '../modules/overviews/index.ts';
import { createPayments, paymentsPersonalData } from '../modules/payments/index.ts';
import { createPersonalData } from '../modules/personal-data/index.ts';
import { createProfiles, profileKinds } from '../modules/profiles/index.ts';
import { createPromotions, promotionsPersonalData } from '../modules/promotions/index.ts';
import { createRecurring, recurringPersonalData } from '../modules/recurring/index.ts';
import {
  createReviews,
  reviewKinds,
  reviewsOf,
  reviewsPersonalData,
  reviewsQueue,
  reviewsSlot,
} from '../modules/reviews/index.ts';
import { createStaff, staffKinds, staffPersonalData } from '../modules/staff/index.ts';
import { createSupport, supportKinds, supportPersonalData, supportQueue } from '../modules/support/index.ts';
import {
  applicationKinds,
  applicationsQueue,
  createTalents,
  followersSlot,
  ownTalent,
  personSubject,
  talentsPersonalData,
} from '../modules/talents/index.ts';
import { createWallet, walletKinds, walletPersonalData, withdrawalsQueue } from '../modules/wallet/index.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Read } from '../platform/database/read.ts';
import { platformPersonalData } from '../platform/platform.personal-data.ts';
import type { Platform } from './compose-platform.ts';

export type Modules = ReturnType<typeof composeModules>;

/** Creates the modules, layer by layer, and wires them. */
export const composeModules = (platform: Platform) => {
  const { database, outbox, live, jobs, secrets, post, metrics, config, clock, wallClock, ports, log } = platform;
  const { company, publicUrl } = platform;
  const notifications = createNotifications({
    database,
    clock,
    jobs,
    secrets,
    post,
    live,
    pusher: ports.push,
    countOrders: (idUser) => orders.countWaiting(idUser),
    countChats: (idUser) => chat.countUnread(idUser),
  });
  const { notify } = notifications;

  const media = createMedia({ storage: ports.storage, clock, database, jobs, secrets });
  const privateFiles = createPrivateFiles({ storage: ports.storage, clock, database, jobs, secrets });
  const uploads = createUploads({
    storage: ports.storage,
    clock,
    database,
    jobs,
    privateFiles,
    isInCommunity: isInCommunity({ database, memberAccess, clock }),
  });
  const account = { database, clock, jobs, outbox, secrets, post, notify, media, live };
  const access = createAccess({ database, clock, live, relationChecks: [haveDealt, hasNamed, hasRead, shareChat] });
  const accounts = createAccounts({
    ...account,
    ownTalent: ownTalent(database, clock),
    openScreens: (idUser) => openScreensOf(database.read, idUser),
  });
  const social = createSocial({ ...account, networks: ports.social, publicUrl, log });
  const staff = createStaff({ ...account, wallClock });
  const ledger = createLedger();
  const currency = createCurrency({ read: database.read, countries: ports.countries });
  const discovery = createDiscovery({ read: database.read, clock });
  const delivery = createDelivery({ database, clock, carrier: builtInCarrier });
  const charity = createCharity({ database, clock });
  const shop = { database, clock, outbox, jobs, media, memberAccess };
  const catalogue = createCatalogue(shop);
  const promotions = createPromotions({ database, clock, secrets, catalogue });
  const card = { database, clock, jobs, outbox, ledger, secrets, cards: ports.cards, publicUrl, log };
  const payments = createPayments(card);
  const payer = { name: config.PAYOUT_NAME, account: config.PAYOUT_ACCOUNT, swift: config.PAYOUT_SWIFT };
  const money = {
    database,
    clock,
    jobs,
    secrets,
    post,
    notify,
    live,
    outbox,
    ledger,
    payments,
    payer,
    fourEyesFrom: config.PAYOUT_FOUR_EYES,
    aboutOrders,
  };
  const wallet = createWallet(money);
  const showSelf = async (idUser: number) => ({ userDTO: await accounts.showSelf(idUser) });
  live.shows(selfUserUpdated, showSelf);
  live.shows(walletUpdated, showSelf);
  const proving = { database, clock, outbox, secrets };
  const certificates = createCertificates(proving);
  const sale = {
    ...money,
    company,
    live,
    wallet,
    catalogue,
    promotions,
    delivery,
    certificates,
    media,
    privateFiles,
    reviewsOf,
    publicUrl,
  };
  const orders = createOrders(sale);
  post.addEnclosure(ticketFiles, orders.documents.ticketFiles);
  const renewing = { database, clock, jobs, outbox, catalogue, orders, payments };
  const recurring = createRecurring(renewing);
  const listForMembers = async (read: Read, idTalent: number) => [
    ...(await catalogue.listForMembers(read, idTalent)),
    ...(await postsForMembers(read, idTalent)),
    ...(await groupsForMembers(read, idTalent)),
  ];
  const joining = { database, clock, outbox, notify, catalogue, recurring, listForMembers };
  const memberships = createMemberships(joining);
  const giving = { database, clock, outbox, notify, catalogue, orders, recurring, publicUrl };
  const gifts = createGifts(giving);
  const representing = { database, clock, outbox, notify, live };
  const agents = createAgents(representing);
  const bidding = {
    database,
    clock,
    jobs,
    outbox,
    notify,
    notifyAll: notifications.notifyAll,
    live,
    catalogue,
    orders,
    payments,
  };
  const auctions = createAuctions(bidding);
  const reviews = createReviews({ database, clock, outbox, notify });
  const posting = {
    database,
    clock,
    jobs,
    outbox,
    live,
    notify,
    notifyAll: notifications.notifyAll,
    media,
    privateFiles,
    memberAccess,
    videoSites: ports.videoSites,
  };
  const feed = createFeed(posting);
  const chatting = { database, clock, outbox, live, media, privateFiles, memberAccess, orders };
  const chat = createChat(chatting);
  const callServers = { urls: config.CALL_SERVERS, secret: config.TURN_SECRET };
  const calling = {
    database,
    clock,
    wallClock,
    jobs,
    outbox,
    notify,
    live,
    orders,
    callServers,
    appCalls: ports.appCalls,
    publicUrl,
    secrets,
  };
  const calls = createCalls(calling);
  post.addEnclosure(bookingFiles, calls.bookings.drawCalendar);
  const moderation = createModeration({
    database,
    clock,
    live,
    notify,
    ledger,
    isKnownTo: access.isKnownTo,
  });
  for (const subject of [
    personSubject,
    productSubject,
    postSubject(posting),
    commentSubject(posting),
    messageSubject(chatting),
  ])
    moderation.addSubject(subject);
  const availableTo = async (tx: Tx, idUser: number) => {
    const { bonus, deposited, earned } = await ledger.balances(tx, idUser);
    return sum([bonus, deposited, earned]);
  };
  const support = createSupport({ database, clock, notify, live, post, availableTo });
  // The kinds of notifications, in the order of the settings page.
  for (const kinds of [
    orderKinds,
    catalogueKinds,
    profileKinds,
    feedKinds,
    membershipKinds,
    giftKinds,
    auctionKinds,
    callKinds,
    bookingKinds,
    walletKinds,
    applicationKinds,
    agentKinds,
  ]) {
    notifications.addKinds(kinds);
  }
  for (const kinds of [accountKinds, decisionKinds, reportKinds, reviewKinds, supportKinds, staffKinds]) {
    notifications.addKinds(kinds);
  }
  const { profilePages } = ports;
  const applying = { database, clock, jobs, secrets, notify, outbox, live, profilePages, log, metrics };
  const talents = createTalents({ ...applying, media });
  const profiles = createProfiles({ findPerson: discovery.showPerson });
  profiles.addSlot(ownerSlot(accounts.showSelf));
  profiles.addSlot(productsSlot(catalogue));
  profiles.addSlot(giftsSlot({ database }));
  profiles.addSlot(clubSlot({ database, catalogue, listForMembers }));
  profiles.addSlot(feedSlot({ database, hasGroups }));
  profiles.addSlot(chatSlot({ database }));
  profiles.addSlot(fundSlot(charity));
  profiles.addSlot(followersSlot(talents.follows));
  profiles.addSlot(trackRecordSlot(orders));
  profiles.addSlot(reviewsSlot(reviews));
  const overviews = createOverviews({
    database,
    clock,
    ledger,
    orders,
    wallet,
    follows: talents.follows,
    // In the order shown to staff.
    queues: [
      applicationsQueue,
      withdrawalsQueue,
      ...orderQueues,
      ...reportQueues,
      reviewsQueue,
      supportQueue,
      jobsQueue,
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
      // First: finds a guest's requests by the account's email address, which accounts erases.
      supportPersonalData,
      accountsPersonalData,
      accessPersonalData,
      platformPersonalData,
      deliveryPersonalData,
      ...talentsPersonalData,
      cataloguePersonalData,
      charityPersonalData,
      promotionsPersonalData,
      agentsPersonalData(representing),
      recurringPersonalData({ jobs }),
      giftsPersonalData,
      auctionsPersonalData,
      callsPersonalData,
      ordersPersonalData(orders.entitlements),
      certificatesPersonalData(proving),
      reviewsPersonalData,
      feedPersonalData({ privateFiles }),
      chatPersonalData,
      paymentsPersonalData({ jobs }),
      walletPersonalData({ clock, ledger, secrets }),
      notificationsPersonalData,
      moderationPersonalData,
      staffPersonalData,
      // Last: a picture can only be deleted when nothing refers to it any more.
      mediaPersonalData({ media, privateFiles, uploads }),
    ],
  });

  return {
    notifications,
    media,
    privateFiles,
    uploads,
    account,
    access,
    accounts,
    social,
    staff,
    ledger,
    currency,
    discovery,
    delivery,
    charity,
    shop,
    catalogue,
    promotions,
    card,
    payments,
    money,
    wallet,
    proving,
    certificates,
    sale,
    orders,
    renewing,
    recurring,
    joining,
    memberships,
    giving,
    gifts,
    agents,
    bidding,
    auctions,
    reviews,
    posting,
    feed,
    chatting,
    chat,
    calling,
    calls,
    moderation,
    support,
    applying,
    talents,
    profiles,
    overviews,
    personalData,
  };
};
