/** Notifications about calls. */
export const calls = {
  CALL_INCOMING: { name: 'Incoming calls', sentence: { text: '{partner} is calling you' } },
  CALL_MISSED: { name: 'Missed calls', sentence: { text: 'You missed a call from {partner}' } },
} as const;
