import type { Read } from '../platform/database/read.ts';

export type SitemapEntry = { path: string; changed: Date | null };
export type SitemapRange = { from: number; to: number; now: Date; limit: number };

/** Public pages of one kind, by the ids of what they show. Nothing that a visitor may not read now. */
export type SitemapPart = {
  /** Letters only: it is part of a URL. */
  name: string;
  lastId(read: Read): Promise<number>;
  /** Of the ids after `from`, up to `to`. */
  entries(read: Read, range: SitemapRange): Promise<SitemapEntry[]>;
};
