/** The ways in which people are told. */
export const channels = ['inApp', 'email', 'push'] as const;
export type Channel = (typeof channels)[number];
