import { api } from '../../shared/api/client.ts';

/** The links that a single button uses up. */
const calls = {
  confirmEmail: 'confirmEmail',
  revertEmail: 'revertEmail',
  revertSocial: 'revertSocial',
  corporateEmail: 'confirmCorporateEmail',
  unsubscribe: 'unsubscribeEmailNotifications',
} as const;

export type Purpose = keyof typeof calls;

export const followLink = (purpose: Purpose, token: string) => api(calls[purpose], { body: { token } });
