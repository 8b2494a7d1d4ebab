/** What a member of the staff may be trusted with. `staff`: who works here. */
export const staffScopes = ['finance', 'moderation', 'support', 'content', 'staff'] as const;
export type StaffScope = (typeof staffScopes)[number];
