import { day } from '../platform/time.ts';
import type { DemoPost } from './world/posts/demo-post.ts';
import type { Fan } from './world/types.ts';

export type SeededPost = {
  id: number;
  post: DemoPost;
  idAuthor: number;
  /** When it was published; null if it was not. */
  at: Date | null;
  /** The ids of the fans who can read it, by language. */
  readers: readonly { id: number; language: Fan['language'] }[];
};

/** Most people come in the first days. */
export const soonAfter = (chance: number, at: Date, now: Date): Date =>
  new Date(at.getTime() + chance * chance * Math.min(5 * day, now.getTime() - at.getTime()));
