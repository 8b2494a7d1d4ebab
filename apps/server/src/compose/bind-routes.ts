import { endpoints } from '@stagedoor/contract/endpoints/index';
import { invariants } from '../invariants.ts';
import { accessRoutes } from '../modules/access/index.ts';
import { accountsRoutes, socialRoutes } from '../modules/accounts/index.ts';
import { agentsRoutes } from '../modules/agents/index.ts';
import { auctionsRoutes } from '../modules/auctions/index.ts';
import { callsRoutes } from '../modules/calls/index.ts';
import { catalogueRoutes, catalogueStaffRoutes, sitemapOfProducts } from '../modules/catalogue/index.ts';
import { certificatesRoutes } from '../modules/certificates/index.ts';
import { charityRoutes } from '../modules/charity/index.ts';
import { chatRoutes } from '../modules/chat/index.ts';
import { currencyRoutes } from '../modules/currency/index.ts';
import { deliveryRoutes } from '../modules/delivery/index.ts';
import { createSitemap, discoveryRoutes, sitemapRoutes } from '../modules/discovery/index.ts';
import { feedRoutes, sitemapOfPosts } from '../modules/feed/index.ts';
import { giftsRoutes } from '../modules/gifts/index.ts';
import { ledgerRoutes } from '../modules/ledger/index.ts';
import { mediaRoutes, uploadsRoutes } from '../modules/media/index.ts';
import { membershipsRoutes } from '../modules/memberships/index.ts';
import { moderationRoutes } from '../modules/moderation/index.ts';
import { notificationsRoutes } from '../modules/notifications/index.ts';
import { createOperations, operationsRoutes } from '../modules/operations/index.ts';
import { documentsRoutes, ordersRoutes, portfolioRoutes } from '../modules/orders/index.ts';
import { overviewsRoutes } from '../modules/overviews/index.ts';
import { paymentsRoutes } from '../modules/payments/index.ts';
import { personalDataRoutes } from '../modules/personal-data/index.ts';
import { profilesRoutes } from '../modules/profiles/index.ts';
import { promotionsRoutes } from '../modules/promotions/index.ts';
import { recurringRoutes } from '../modules/recurring/index.ts';
import { reviewsRoutes } from '../modules/reviews/index.ts';
import { staffRoutes } from '../modules/staff/index.ts';
import { supportRoutes } from '../modules/support/index.ts';
import { sitemapOfTalents, talentsRoutes } from '../modules/talents/index.ts';
import { walletRoutes } from '../modules/wallet/index.ts';
import { serveDocumentation } from '../platform/http/documentation/serve-documentation.ts';
import type { Http } from '../platform/http/http.ts';
import { serveUnknown } from '../platform/http/not-found.ts';
import { serveSecurityText } from '../platform/http/security-text.ts';
import type { Modules } from './compose-modules.ts';
import type { Platform } from './compose-platform.ts';

/** All HTTP routes. */
export const bindRoutes = (http: Http, platform: Platform, modules: Modules) => {
  const { app } = http;
  const { database, jobs, clock, company, publicUrl } = platform;
  const {
    notifications,
    media,
    privateFiles,
    uploads,
    access,
    accounts,
    social,
    staff,
    currency,
    discovery,
    delivery,
    charity,
    catalogue,
    promotions,
    payments,
    wallet,
    certificates,
    orders,
    recurring,
    memberships,
    gifts,
    agents,
    auctions,
    reviews,
    feed,
    chat,
    calls,
    moderation,
    support,
    talents,
    profiles,
    overviews,
    personalData,
  } = modules;
  serveUnknown(app, Object.values(endpoints));
  serveDocumentation(app, endpoints);
  serveSecurityText(app, { company, publicUrl, clock });
  mediaRoutes(http, media, privateFiles);
  uploadsRoutes(http, uploads);
  accountsRoutes(http, accounts);
  accessRoutes(http, access);
  socialRoutes(http, social, accounts.showSelf);
  personalDataRoutes(http, personalData);
  staffRoutes(http, staff);
  currencyRoutes(http, currency);
  discoveryRoutes(http, discovery, { catalogue, charity });
  const parts = [sitemapOfTalents, sitemapOfProducts, sitemapOfPosts];
  sitemapRoutes(app, createSitemap({ read: database.read, clock, publicUrl, parts }), publicUrl);
  deliveryRoutes(http, delivery);
  charityRoutes(http, charity);
  catalogueRoutes(http, catalogue, charity);
  catalogueStaffRoutes(http, catalogue);
  promotionsRoutes(http, promotions);
  paymentsRoutes(http, payments, database);
  walletRoutes(http, wallet);
  notificationsRoutes(http, notifications);
  certificatesRoutes(http, certificates);
  ordersRoutes(http, orders);
  recurringRoutes(http, recurring);
  membershipsRoutes(http, memberships);
  giftsRoutes(http, gifts);
  auctionsRoutes(http, auctions);
  documentsRoutes(http, orders.documents);
  portfolioRoutes(http, { database, clock, media });
  reviewsRoutes(http, reviews);
  feedRoutes(http, feed);
  chatRoutes(http, chat);
  callsRoutes(http, calls);
  profilesRoutes(http, profiles);
  overviewsRoutes(http, overviews);
  moderationRoutes(http, moderation);
  supportRoutes(http, support);
  agentsRoutes(http, agents);
  talentsRoutes(http, talents, { database, clock });
  ledgerRoutes(http, { database, clock, jobs, invariants });
  operationsRoutes(http, createOperations({ database, clock, jobs }));
};
