import type { Route } from './route.ts';

/** Routes of calls, so that no other page loads this table. */
export const callRoutes = {
  getCallOffer: { method: 'GET', path: '/get-call-offer/{idUser}' },
  startCall: { method: 'POST', path: '/start-call' },
  getCall: { method: 'POST', path: '/get-call' },
  getCalls: { method: 'POST', path: '/get-calls' },
  answerCall: { method: 'POST', path: '/answer-call' },
  denyCall: { method: 'POST', path: '/deny-call' },
  endCall: { method: 'POST', path: '/end-call' },
  beatCall: { method: 'POST', path: '/beat-call' },
  signalCall: { method: 'POST', path: '/signal-call' },
  extendCall: { method: 'POST', path: '/extend-call' },
  getCallSettings: { method: 'GET', path: '/get-call-settings' },
  setCallSettings: { method: 'POST', path: '/set-call-settings' },
  getCallServers: { method: 'GET', path: '/get-call-servers' },
} as const satisfies Record<string, Route>;

export type CallRoutes = typeof callRoutes;
