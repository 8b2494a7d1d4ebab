import type { Route } from './route.ts';

/** Routes that only other clients than the website call. */
export const otherRoutes = {
  // account
  addDevice: { method: 'POST', path: '/add-device/' },
  getTwilioTokens: { method: 'GET', path: '/get-twilio-tokens/{x}' },
  callStatus: { method: 'POST', path: '/call-status/{a}/{b}' },

  // memberships
  createSubscriptionLink: { method: 'POST', path: '/create-subscription-link' },

  // discovery
  getCategories: { method: 'GET', path: '/get-categories/{a}/{b}' },
  getCategoriesByNames: { method: 'POST', path: '/get-categories-by-names/{x}' },
  getTagsByIds: { method: 'POST', path: '/get-tags-by-ids/{x}' },
  findUsersByName: { method: 'POST', path: '/find-users-by-name/true' },
  findUsers: { method: 'POST', path: '/find-users' },
  getUsersByCategories: { method: 'POST', path: '/get-users-by-categories' },
  getUsersByIds: { method: 'POST', path: '/get-users-by-ids' },
  userList: { method: 'POST', path: '/user-list' },
  findUsersByGroup: { method: 'POST', path: '/find-users-by-group/' },
  getUserById: { method: 'GET', path: '/get-user-by-id/{id}' },
  getCountry: { method: 'GET', path: '/get-country' },

  // catalogue
  getCompleteProductsShort: { method: 'POST', path: '/get-complete-products-short/{x}' },

  // promotions
  applyPromoCode: { method: 'GET', path: '/apply-promo-code/{code}' },

  // uploads
  uploadSomeImage: { method: 'POST', path: '/upload-some-image' },

  // events
  getExchangeRates: { method: 'GET', path: '/get-exchange-rates' },
} as const satisfies Record<string, Route>;

export type OtherRoutes = typeof otherRoutes;
