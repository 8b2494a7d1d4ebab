/** A talent's feed, where the talent posts, and their community, where members post too. */
export const feedSpaces = ['feed', 'community'] as const;
export type FeedSpace = (typeof feedSpaces)[number];
