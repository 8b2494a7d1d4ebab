/** What a plan can open to its members. */
export const planAreas = ['posts', 'community', 'groupChats', 'events', 'products'] as const;
export type PlanArea = (typeof planAreas)[number];

/** The areas that fans can use today; plans say nothing about the others until they exist. */
export const servedAreas = ['posts', 'community', 'products', 'events'] as const satisfies readonly PlanArea[];
