/** Permissions of staff. `staff`: managing staff members. */
export const staffScopes = ['finance', 'moderation', 'support', 'content', 'staff'] as const;
export type StaffScope = (typeof staffScopes)[number];
