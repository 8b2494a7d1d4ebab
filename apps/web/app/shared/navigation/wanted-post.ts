const key = 'wantedPost';

type Wanted = { path: string; plans: readonly number[] };

/** Joining leads through payment pages, so the post that somebody joins for is remembered in this tab. */
export const rememberWantedPost = (wanted: Wanted): void => sessionStorage.setItem(key, JSON.stringify(wanted));

/** The page of the post that somebody joined this plan for. */
export const wantedPostOf = (idSubscription: number): string | null => {
  try {
    const { path, plans } = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {};
    const isOurs = typeof path === 'string' && /^\/(community\/)?post\/\d+$/.test(path) && Array.isArray(plans);
    return isOurs && plans.includes(idSubscription) ? path : null;
  } catch {
    return null; // not written by us
  }
};
