/** The channels on which users are notified. */
export const channels = ['inApp', 'email', 'push'] as const;
export type Channel = (typeof channels)[number];
