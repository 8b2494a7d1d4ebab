import type { AuctionRoutes } from './auction-routes.ts';
import type { CallRoutes } from './call-routes.ts';
import type { ChatRoutes } from './chat-routes.ts';
import type { FeedRoutes } from './feed-routes.ts';
import type { OtherRoutes } from './other-routes.ts';
import type { Route } from './route.ts';
import type { StaffRoutes } from './staff-routes.ts';
import type { StudioRoutes } from './studio-routes.ts';

// The API as a table: name, method, path. It has no schemas, so that the browser can call an endpoint without loading
// the validator; `endpoints/` defines access, inputs and replies. Every page loads this table, so what only the back
// office or the studio calls, and what the website does not call, is in `staff-routes.ts`, `studio-routes.ts`
// and `other-routes.ts`.
export const routes = {
  // account
  loginGetPassword: { method: 'POST', path: '/login-get-password/' },
  loginWithSocial: { method: 'POST', path: '/login-with-social/{network}' },
  loginWithPassword: { method: 'POST', path: '/login-with-password' },
  loginWithPin: { method: 'POST', path: '/login-with-pin' },
  resetPassword: { method: 'POST', path: '/reset-password' },
  registerUser: { method: 'POST', path: '/register-user/' },
  getUserFull: { method: 'GET', path: '/get-user-full/' },
  changePassword: { method: 'POST', path: '/change-password' },
  updateEmail: { method: 'POST', path: '/update-email' },
  updateUser: { method: 'POST', path: '/update-user' },
  linkSocial: { method: 'POST', path: '/link-social/{network}' },
  deleteSocial: { method: 'DELETE', path: '/delete-social/{id}' },
  deleteUser: { method: 'DELETE', path: '/delete-user' },
  clearUserFields: { method: 'DELETE', path: '/clear-user-fields' },
  removeDevices: { method: 'DELETE', path: '/remove-devices' },
  socketAuth: { method: 'GET', path: '/socket-auth' },
  verifyCorporateEmail: { method: 'POST', path: '/verify-corporate-email' },
  unsubscribeEmailNotifications: { method: 'POST', path: '/unsubscribe-email-notifications/' },
  logOut: { method: 'POST', path: '/log-out' },
  getSocialNetworks: { method: 'GET', path: '/get-social-networks' },
  startSocial: { method: 'POST', path: '/start-social/{network}' },
  readLink: { method: 'POST', path: '/read-link' },
  confirmEmail: { method: 'POST', path: '/confirm-email' },
  revertEmail: { method: 'POST', path: '/revert-email' },
  revertSocial: { method: 'POST', path: '/revert-social' },
  confirmCorporateEmail: { method: 'POST', path: '/confirm-corporate-email' },
  verifySession: { method: 'POST', path: '/verify-session' },
  sendSessionCode: { method: 'POST', path: '/send-session-code' },
  getSessions: { method: 'GET', path: '/get-sessions' },
  endSession: { method: 'POST', path: '/end-session' },
  setPin: { method: 'POST', path: '/set-pin' },
  deletePin: { method: 'POST', path: '/delete-pin' },
  sendPhoneCode: { method: 'POST', path: '/send-phone-code' },
  confirmPhone: { method: 'POST', path: '/confirm-phone' },
  hideUser: { method: 'POST', path: '/hide-user' },
  unhideUser: { method: 'POST', path: '/unhide-user' },
  getBlacklist: { method: 'POST', path: '/get-blacklist' },
  blockUser: { method: 'POST', path: '/block-user' },
  unblockUser: { method: 'POST', path: '/unblock-user' },
  blockSelf: { method: 'POST', path: '/block-self' },
  getDeletion: { method: 'GET', path: '/get-deletion' },
  exportData: { method: 'POST', path: '/export-data' },

  // discovery
  getTagsByCategories: { method: 'POST', path: '/get-tags-by-categories/{x}' },
  getGroups: { method: 'GET', path: '/get-groups/{lang}/false' },
  findUsersByGroupName: { method: 'POST', path: '/find-users-by-group-name/{groupName}' },
  findUsersByGroupAndCategory: { method: 'POST', path: '/find-users-by-group-and-category/{groupName}/{categoryName}' },
  getMainScreenDataWeb: { method: 'GET', path: '/get-main-screen-data-web/{x}' },
  search: { method: 'POST', path: '/search' },

  // profile
  getUserProfileData: { method: 'GET', path: '/get-user-profile-data/{id}/{lang}' },
  followUser: { method: 'POST', path: '/follow-user' },
  setAvailability: { method: 'POST', path: '/set-availability' },
  unfollowUser: { method: 'POST', path: '/unfollow-user' },

  // catalogue
  getActiveUserProducts: { method: 'GET', path: '/get-active-user-products/{id}' },
  getProductById: { method: 'GET', path: '/get-product-by-id/{id}' },
  getFeeSchedule: { method: 'GET', path: '/get-fee-schedule' },
  getCharityFunds: { method: 'GET', path: '/get-charity-funds/{x}' },
  remindAfter: { method: 'POST', path: '/remind-after' },

  // promotions
  verifyPromoCode: { method: 'POST', path: '/verify-promo-code' },

  // delivery
  getDeliveryCountries: { method: 'GET', path: '/get-delivery-countries/{lang}' },
  getCities: { method: 'GET', path: '/get-cities/{x}' },
  getAddresses: { method: 'GET', path: '/get-addresses' },
  saveAddress: { method: 'POST', path: '/save-address' },
  deleteAddress: { method: 'DELETE', path: '/delete-address/{id}' },
  getWarehousesByCity: { method: 'GET', path: '/get-warehouses-by-city/{a}/{b}' },

  // orders
  buyProduct: { method: 'POST', path: '/buy-product/' },
  getBought: { method: 'POST', path: '/get-bought' },
  getOrders: { method: 'POST', path: '/get-orders' },
  getBuyerDetails: { method: 'GET', path: '/get-buyer-details' },
  getOrderMessages: { method: 'POST', path: '/get-order-messages' },
  getOrder: { method: 'GET', path: '/get-order/{id}' },
  readOrderLink: { method: 'POST', path: '/read-order-link' },
  sendOrderLink: { method: 'POST', path: '/send-order-link' },
  cancelProduct: { method: 'GET', path: '/cancel-product/{id}' },
  declineOrder: { method: 'POST', path: '/decline-order' },
  nameGuests: { method: 'POST', path: '/name-guests' },
  askExtension: { method: 'POST', path: '/ask-extension' },
  answerExtension: { method: 'POST', path: '/answer-extension' },
  askRedo: { method: 'POST', path: '/ask-redo' },
  reactToOrder: { method: 'POST', path: '/react-to-order' },
  writeToOrder: { method: 'POST', path: '/write-to-order' },
  reportOrderProblem: { method: 'POST', path: '/report-order-problem' },
  answerOrderProblem: { method: 'POST', path: '/answer-order-problem' },
  beginOrder: { method: 'POST', path: '/begin-order' },
  editRequest: { method: 'POST', path: '/edit-request' },
  changeKeepHidden: { method: 'POST', path: '/change-keep-hidden' },
  confirmReceipt: { method: 'POST', path: '/confirm-receipt' },
  refundToWallet: { method: 'POST', path: '/refund-to-wallet' },
  donateAnyway: { method: 'POST', path: '/donate-anyway' },
  openSecretLink: { method: 'POST', path: '/open-secret-link' },
  revokeOrderDevice: { method: 'POST', path: '/revoke-order-device' },

  // certificates
  getCertificate: { method: 'GET', path: '/get-certificate/{code}' },
  setCertificateNaming: { method: 'POST', path: '/set-certificate-naming' },

  // reviews
  getProductScores: { method: 'GET', path: '/get-product-scores/{id}' },
  getScores: { method: 'GET', path: '/get-scores/{x}' },
  setScore: { method: 'POST', path: '/set-score' },
  replyToScore: { method: 'POST', path: '/reply-to-score' },
  reportScore: { method: 'POST', path: '/report-score' },

  // applications
  upgradeExpert: { method: 'POST', path: '/upgrade-expert' },
  getApplication: { method: 'GET', path: '/get-application' },
  checkProfile: { method: 'POST', path: '/check-profile' },
  confirmDocument: { method: 'GET', path: '/confirm-document' },

  // gifts
  getAvailableDonations: { method: 'GET', path: '/get-available-donations/{idUser}' },
  donate: { method: 'POST', path: '/donate' },
  getGiftOffer: { method: 'GET', path: '/get-gift-offer' },
  saveGiftOffer: { method: 'POST', path: '/save-gift-offer' },
  getReceivedGifts: { method: 'POST', path: '/get-received-gifts' },
  thankForGift: { method: 'POST', path: '/thank-for-gift' },
  getSentGifts: { method: 'GET', path: '/get-sent-gifts' },
  stopGift: { method: 'POST', path: '/stop-gift' },
  resumeGift: { method: 'POST', path: '/resume-gift' },
  setGiftCard: { method: 'POST', path: '/set-gift-card' },
  nameGiver: { method: 'POST', path: '/name-giver' },
  getGiftThanks: { method: 'POST', path: '/get-gift-thanks' },

  // memberships
  getPlans: { method: 'GET', path: '/get-plans/{x}' },
  getPlan: { method: 'GET', path: '/get-plan/{id}' },
  getMemberships: { method: 'GET', path: '/get-memberships' },
  subscribe: { method: 'POST', path: '/subscribe' },
  readSubscriptionLink: { method: 'POST', path: '/read-subscription-link' },
  subscribeByLink: { method: 'POST', path: '/subscribe-by-link' },
  changeSubscription: { method: 'POST', path: '/change-subscription' },
  stopSubscription: { method: 'POST', path: '/stop-subscription' },
  resumeSubscription: { method: 'POST', path: '/resume-subscription' },
  undoSubscription: { method: 'POST', path: '/undo-subscription' },
  paySubscription: { method: 'POST', path: '/pay-subscription' },
  setSubscriptionCard: { method: 'POST', path: '/set-subscription-card' },

  // wallet
  getWallet: { method: 'GET', path: '/get-wallet' },
  deposit: { method: 'POST', path: '/deposit' },
  cancelDeposit: { method: 'POST', path: '/cancel-deposit' },
  returnDeposit: { method: 'POST', path: '/return-deposit' },
  sendDepositLink: { method: 'POST', path: '/send-deposit-link' },
  depositByLink: { method: 'POST', path: '/deposit-by-link' },
  sendWithdraw: { method: 'POST', path: '/send-withdraw' },
  repeatWithdraw: { method: 'POST', path: '/repeat-withdraw' },
  cancelWithdraw: { method: 'POST', path: '/cancel-withdraw' },
  readWithdrawLink: { method: 'POST', path: '/read-withdraw-link' },
  cancelWithdrawByLink: { method: 'POST', path: '/cancel-withdraw-by-link' },
  transactionLog: { method: 'POST', path: '/transaction-log' },
  getTransaction: { method: 'GET', path: '/get-transaction/{id}' },

  // cards
  openCheckout: { method: 'POST', path: '/open-checkout' },
  getPayment: { method: 'POST', path: '/get-payment' },
  getRenewal: { method: 'POST', path: '/get-renewal' },
  payRenewal: { method: 'POST', path: '/pay-renewal' },
  checkCard: { method: 'POST', path: '/check-card' },
  getCards: { method: 'GET', path: '/get-cards' },
  removeCard: { method: 'POST', path: '/remove-card' },
  tokeniseCard: { method: 'POST', path: '/tokenise-card' },

  // messaging
  complain: { method: 'POST', path: '/complain' },

  // support
  contactSupport: { method: 'POST', path: '/contact-support' },

  // moderation
  getOwnDecisions: { method: 'GET', path: '/get-own-decisions' },
  readAppealLink: { method: 'POST', path: '/read-appeal-link' },
  appeal: { method: 'POST', path: '/appeal' },

  // uploads
  uploadImage: { method: 'POST', path: '/upload-image' },

  // events
  newEventsCount: { method: 'GET', path: '/new-events-count' },
  getDatedRates: { method: 'GET', path: '/get-dated-rates' },
  eventLogs: { method: 'POST', path: '/event-logs/true' },
  markEventsRead: { method: 'POST', path: '/mark-events-read' },
  getNotificationPreferences: { method: 'GET', path: '/get-notification-preferences' },
  updateNotificationPreferences: { method: 'POST', path: '/update-notification-preferences' },
  getPushKey: { method: 'GET', path: '/get-push-key' },
  addPushSubscription: { method: 'POST', path: '/add-push-subscription' },
  removePushSubscription: { method: 'POST', path: '/remove-push-subscription' },
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteName = keyof (Routes &
  AuctionRoutes &
  CallRoutes &
  ChatRoutes &
  FeedRoutes &
  StudioRoutes &
  StaffRoutes &
  OtherRoutes);
