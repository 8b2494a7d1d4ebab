/** Begins the cache keys of profiles as the logged-in user sees them; the studio, which changes them, refreshes these too. */
export const profileKey = ['session', 'profile'] as const;
