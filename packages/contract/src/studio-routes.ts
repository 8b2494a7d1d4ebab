import type { Route } from './route.ts';

/** Routes of the studio only, so that no other page loads this table. */
export const studioRoutes = {
  // profile
  getOwnPage: { method: 'GET', path: '/get-own-page' },
  saveOwnPage: { method: 'POST', path: '/save-own-page' },

  // catalogue
  getUserProducts: { method: 'GET', path: '/get-user-products' },
  saveProduct: { method: 'POST', path: '/save-product/' },
  deactivateProduct: { method: 'POST', path: '/deactivate-product' },
  moveProduct: { method: 'POST', path: '/move-product' },
  deleteProduct: { method: 'POST', path: '/delete-product' },
  activateProduct: { method: 'POST', path: '/activate-product' },
  cancelEventDate: { method: 'POST', path: '/cancel-event-date' },
  moveEventDate: { method: 'POST', path: '/move-event-date' },
  setCharity: { method: 'POST', path: '/set-charity' },
  getPlaceholders: { method: 'POST', path: '/get-placeholders/{x}' },

  // orders
  deliverOrder: { method: 'POST', path: '/deliver-order' },
  checkInGuest: { method: 'POST', path: '/check-in-guest' },
  getEventDates: { method: 'GET', path: '/get-event-dates' },
  getGuests: { method: 'POST', path: '/get-guests' },

  // memberships
  getOwnPlans: { method: 'GET', path: '/get-own-plans' },
  savePlan: { method: 'POST', path: '/save-plan' },
  movePlan: { method: 'POST', path: '/move-plan' },
  closePlan: { method: 'POST', path: '/close-plan' },
  getMembers: { method: 'POST', path: '/get-members' },
  getMembersByMonth: { method: 'GET', path: '/get-members-by-month' },
  getMembersFile: { method: 'GET', path: '/get-members-file' },

  // agents
  getMandates: { method: 'GET', path: '/get-mandates' },
  askMandate: { method: 'POST', path: '/ask-mandate' },
  answerMandate: { method: 'POST', path: '/answer-mandate' },
  endMandate: { method: 'POST', path: '/end-mandate' },

  // overview
  getStudioOverview: { method: 'GET', path: '/get-studio-overview' },

  // uploads
  startUpload: { method: 'POST', path: '/start-upload' },
  appendUpload: { method: 'POST', path: '/append-upload/{id}/{offset}' },
  getUpload: { method: 'GET', path: '/get-upload/{id}' },
  finishUpload: { method: 'POST', path: '/finish-upload' },
  cancelUpload: { method: 'POST', path: '/cancel-upload' },
} as const satisfies Record<string, Route>;

export type StudioRoutes = typeof studioRoutes;
