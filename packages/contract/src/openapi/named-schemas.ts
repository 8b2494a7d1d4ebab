import { z } from 'zod';
import { errorBody } from '../error-body.ts';
import { blacklisted, deletion, session } from '../schemas/account.ts';
import { mandate } from '../schemas/agents.ts';
import { application, queuedApplication } from '../schemas/application.ts';
import { bought } from '../schemas/buy.ts';
import { payment, renewal, savedCard } from '../schemas/cards.ts';
import { certificate } from '../schemas/certificate.ts';
import { charityFund, charityShare } from '../schemas/charity.ts';
import { feeVersion, presentation, staffFund, staffPromoCode, staffTag } from '../schemas/content.ts';
import { city, deliveryCountry, destination, warehouse } from '../schemas/delivery.ts';
import { eventLogItem } from '../schemas/event-log-item.ts';
import { activityComment, comment, draft, foundVideo, post } from '../schemas/feed.ts';
import { availableDonations, giftOffer, giftThanks, receivedGift, sentGift, sentMonthlyGift } from '../schemas/gift.ts';
import { foundCategory, group, tag } from '../schemas/group.ts';
import { jobsOverview, stuckJob } from '../schemas/job.ts';
import { books, ledgerAccount, ledgerTransaction } from '../schemas/ledger.ts';
import { mainScreen } from '../schemas/main-screen.ts';
import { membership, plan } from '../schemas/membership.ts';
import { moderationCase, ownDecision } from '../schemas/moderation.ts';
import { notificationPreferences } from '../schemas/notification-preferences.ts';
import { delivered, moneyStep, orderDetail, orderMessage, orderShort, secretLink } from '../schemas/order.ts';
import { staffOverview, studioOverview } from '../schemas/overview.ts';
import { foundPerson, wholePerson } from '../schemas/person.ts';
import { completeProduct, fees, product, productShort, studio } from '../schemas/product.ts';
import { profileData } from '../schemas/profile.ts';
import { promoReply } from '../schemas/promo.ts';
import { rates } from '../schemas/rates.ts';
import { scoreReport, scores } from '../schemas/score.ts';
import { staffAction, staffMember, staffSelf } from '../schemas/staff.ts';
import { foundOrder, orderMoney } from '../schemas/staff-order.ts';
import { supportRequest } from '../schemas/support.ts';
import { publicUser, selfUser, settings, userCard } from '../schemas/user.ts';
import { transaction, transactionDetail, walletReply, withdrawal } from '../schemas/wallet.ts';

/** Schemas that the document defines once and refers to by name. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  Error: errorBody,
  Plan: plan,
  Certificate: certificate,
  Post: post,
  PostComment: comment,
  PostDraft: draft,
  ActivityComment: activityComment,
  LinkedVideo: foundVideo,
  Membership: membership,
  Mandate: mandate,
  // people
  UserCard: userCard,
  PublicUser: publicUser,
  SelfUser: selfUser,
  Settings: settings,
  Session: session,
  BlockedUser: blacklisted,
  Deletion: deletion,
  Profile: profileData,
  Application: application,
  Notification: eventLogItem,
  NotificationPreferences: notificationPreferences,
  // the shop
  Group: group,
  Category: foundCategory,
  Tag: tag,
  MainScreen: mainScreen,
  Product: product,
  ProductCard: productShort,
  Variation: product.shape.variations.element,
  OwnProduct: studio.shape.products.element,
  CompletedProduct: completeProduct,
  Fees: fees,
  Promo: promoReply,
  CharityFund: charityFund,
  CharityShare: charityShare,
  DeliveryCountry: deliveryCountry,
  City: city,
  Warehouse: warehouse,
  Destination: destination,
  AvailableDonations: availableDonations,
  GiftOffer: giftOffer,
  GiftThanks: giftThanks,
  ReceivedGift: receivedGift,
  SentGift: sentGift,
  SentMonthlyGift: sentMonthlyGift,
  // orders
  Purchase: bought,
  Order: orderDetail,
  OrderSummary: orderShort,
  OrderPrice: orderDetail.shape.price,
  OrderMessage: orderMessage,
  Person: orderShort.shape.partner,
  Delivered: delivered,
  SecretLink: secretLink,
  MoneyStep: moneyStep,
  Reviews: scores,
  Review: scores.shape.items.element,
  StudioOverview: studioOverview,
  // money
  Payment: payment,
  Renewal: renewal,
  SavedCard: savedCard,
  Wallet: walletReply,
  Withdrawal: withdrawal,
  Transaction: transaction,
  TransactionDetail: transactionDetail,
  Rates: rates,
  // the back office
  StaffOverview: staffOverview,
  StaffSelf: staffSelf,
  StaffMember: staffMember,
  StaffAction: staffAction,
  QueuedApplication: queuedApplication,
  FoundPerson: foundPerson,
  PersonDetail: wholePerson,
  OwnDecision: ownDecision,
  ModerationCase: moderationCase,
  ReviewReport: scoreReport,
  SupportRequest: supportRequest,
  FoundOrder: foundOrder,
  OrderMoney: orderMoney,
  LedgerAccount: ledgerAccount,
  LedgerTransaction: ledgerTransaction,
  Books: books,
  Jobs: jobsOverview,
  StuckJob: stuckJob,
  StaffTag: staffTag,
  StaffFund: staffFund,
  StaffPromoCode: staffPromoCode,
  FeeVersion: feeVersion,
  Presentation: presentation,
};

// A separate registry: the global one would add these references to every other use of the schemas.
export const namedSchemas = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(schemas)) namedSchemas.add(schema, { id });
