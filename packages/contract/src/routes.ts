// The whole API as one table: a name, a method, a path. No schemas here, so that the browser can call an endpoint
// without loading the validator. `endpoints/` says who may call each and what goes in and out.
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
  addDevice: { method: 'POST', path: '/add-device/' },
  removeDevices: { method: 'DELETE', path: '/remove-devices' },
  socketAuth: { method: 'GET', path: '/socket-auth' },
  getTwilioTokens: { method: 'GET', path: '/get-twilio-tokens/{x}' },
  callStatus: { method: 'POST', path: '/call-status/{a}/{b}' },
  verifyCorporateEmail: { method: 'POST', path: '/verify-corporate-email' },
  unsubscribeEmailNotifications: { method: 'POST', path: '/unsubscribe-email-notifications/' },
  logOut: { method: 'POST', path: '/log-out' },

  // discovery
  getCategories: { method: 'GET', path: '/get-categories/{a}/{b}' },
  getCategoriesByNames: { method: 'POST', path: '/get-categories-by-names/{x}' },
  getTagsByCategories: { method: 'POST', path: '/get-tags-by-categories/{x}' },
  getTagsByIds: { method: 'POST', path: '/get-tags-by-ids/{x}' },
  findUsersByName: { method: 'POST', path: '/find-users-by-name/true' },
  findUsers: { method: 'POST', path: '/find-users' },
  getUsersByCategories: { method: 'POST', path: '/get-users-by-categories' },
  getUsersByIds: { method: 'POST', path: '/get-users-by-ids' },
  userList: { method: 'POST', path: '/user-list' },
  getPlaceholders: { method: 'POST', path: '/get-placeholders/{x}' },
  getGroups: { method: 'GET', path: '/get-groups/{lang}/false' },
  findUsersByGroup: { method: 'POST', path: '/find-users-by-group/' },
  findUsersByGroupName: { method: 'POST', path: '/find-users-by-group-name/{groupName}' },
  findUsersByGroupAndCategory: { method: 'POST', path: '/find-users-by-group-and-category/{groupName}/{categoryName}' },
  getMainScreenDataWeb: { method: 'GET', path: '/get-main-screen-data-web/{x}' },
  getUserById: { method: 'GET', path: '/get-user-by-id/{id}' },
  getCities: { method: 'GET', path: '/get-cities/{x}' },
  getWarehousesByCity: { method: 'GET', path: '/get-warehouses-by-city/{a}/{b}' },
  getCountry: { method: 'GET', path: '/get-country' },

  // profile
  getUserProfileData: { method: 'GET', path: '/get-user-profile-data/{id}/{lang}' },
  getAvailableDonations: { method: 'GET', path: '/get-available-donations/{idUser}' },
  donate: { method: 'POST', path: '/donate' },

  // products
  getActiveUserProducts: { method: 'GET', path: '/get-active-user-products/{id}' },
  getUserProducts: { method: 'GET', path: '/get-user-products' },
  getProductById: { method: 'GET', path: '/get-product-by-id/{id}' },
  getCompleteProductsShort: { method: 'POST', path: '/get-complete-products-short/{x}' },
  buyProduct: { method: 'POST', path: '/buy-product/' },
  saveProduct: { method: 'POST', path: '/save-product/' },
  cancelProduct: { method: 'GET', path: '/cancel-product/{id}' },
  subscribe: { method: 'POST', path: '/subscribe' },
  applyPromoCode: { method: 'GET', path: '/apply-promo-code/{code}' },
  verifyPromoCode: { method: 'POST', path: '/verify-promo-code' },
  getScores: { method: 'GET', path: '/get-scores/{x}' },
  setScore: { method: 'POST', path: '/set-score' },
  getCharityFunds: { method: 'GET', path: '/get-charity-funds/{x}' },
  upgradeExpert: { method: 'POST', path: '/upgrade-expert' },
  sendWithdraw: { method: 'POST', path: '/send-withdraw' },
  transactionLog: { method: 'POST', path: '/transaction-log' },
  confirmDocument: { method: 'GET', path: '/confirm-document' },
  remindAfter: { method: 'POST', path: '/remind-after' },
  getBids: { method: 'POST', path: '/get-bids/{productId}' },

  // messaging
  sendMessage: { method: 'POST', path: '/send-message' },
  answerMessage: { method: 'POST', path: '/answer-message' },
  cancelMessage: { method: 'GET', path: '/cancel-message/{id}' },
  deleteMessage: { method: 'DELETE', path: '/delete-message/{id}' },
  complain: { method: 'POST', path: '/complain' },
  usersHistory: { method: 'POST', path: '/users-history' },
  historyLog: { method: 'POST', path: '/history-log/{a}/{b}' },
  historyLogById: { method: 'GET', path: '/history-log-by-id/{id}' },
  getChatWithSupport: { method: 'GET', path: '/get-chat-with-support/{language}' },

  // uploads
  uploadImage: { method: 'POST', path: '/upload-image' },
  uploadSomeImage: { method: 'POST', path: '/upload-some-image' },

  // events
  newEventsCount: { method: 'GET', path: '/new-events-count' },
  getExchangeRates: { method: 'GET', path: '/get-exchange-rates' },
  eventLogs: { method: 'POST', path: '/event-logs/true' },

  // comments
  communityGetComments: { method: 'POST', path: '/community/get-comments/{idPost}' },
  communityRemoveComment: { method: 'DELETE', path: '/community/remove/COMMENT/{idComment}' },
  feedGetComments: { method: 'POST', path: '/feed/get-comments/{idPost}' },
  feedRemoveComment: { method: 'DELETE', path: '/feed/remove/COMMENT/{idComment}' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'DELETE'; path: `/${string}` }>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
