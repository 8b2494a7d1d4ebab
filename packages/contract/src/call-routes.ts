import type { Route } from './route.ts';

/** Routes of calls, so that no other page loads this table. */
export const callRoutes = {
  getCallOffer: { method: 'GET', path: '/get-call-offer/{idUser}' },
  startCall: { method: 'POST', path: '/start-call' },
  getCall: { method: 'POST', path: '/get-call' },
  getCalls: { method: 'POST', path: '/get-calls' },
  getOrderCall: { method: 'POST', path: '/get-order-call' },
  answerCall: { method: 'POST', path: '/answer-call' },
  denyCall: { method: 'POST', path: '/deny-call' },
  endCall: { method: 'POST', path: '/end-call' },
  beatCall: { method: 'POST', path: '/beat-call' },
  signalCall: { method: 'POST', path: '/signal-call' },
  extendCall: { method: 'POST', path: '/extend-call' },
  getCallSettings: { method: 'GET', path: '/get-call-settings' },
  setCallSettings: { method: 'POST', path: '/set-call-settings' },
  getCallTimes: { method: 'POST', path: '/get-call-times' },
  bookCall: { method: 'POST', path: '/book-call' },
  getCallBooking: { method: 'POST', path: '/get-call-booking' },
  getCallBookings: { method: 'POST', path: '/get-call-bookings' },
  acceptCallTime: { method: 'POST', path: '/accept-call-time' },
  proposeCallTime: { method: 'POST', path: '/propose-call-time' },
  callOff: { method: 'POST', path: '/call-off' },
  joinCall: { method: 'POST', path: '/join-call' },
  getCallServers: { method: 'GET', path: '/get-call-servers' },
} as const satisfies Record<string, Route>;

export type CallRoutes = typeof callRoutes;
