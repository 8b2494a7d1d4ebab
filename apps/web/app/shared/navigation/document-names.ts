/** The legal pages, each at `/{name}`. */
export const documentNames = ['terms', 'refunds', 'privacy', 'cookies', 'talent-agreement', 'rules', 'about'] as const;
export type DocumentName = (typeof documentNames)[number];
