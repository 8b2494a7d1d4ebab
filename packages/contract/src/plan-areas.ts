/** What a plan can open to its members, in the order in which plans name it. */
export const planAreas = ['posts', 'community', 'groupChats', 'products', 'events'] as const;
export type PlanArea = (typeof planAreas)[number];
