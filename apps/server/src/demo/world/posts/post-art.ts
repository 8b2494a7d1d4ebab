import { drawCover } from '../../art/cover.ts';
import { feedPosts } from '../posts.ts';
import type { Talent } from '../types.ts';
import type { DemoPicture, DemoVideo } from './demo-post.ts';

/** The pictures of all posts and of their videos, in the light of who shows them. */
export const postArt = (talents: readonly Talent[]): { shown: DemoPicture | DemoVideo; svg: string }[] =>
  talents.flatMap(({ nickname, traits }) =>
    (feedPosts[nickname] ?? []).flatMap(({ days, pictures = [], video }) =>
      [...pictures, ...(video ? [video] : [])].map((shown, at) => ({
        shown,
        svg: drawCover(`${nickname} ${days} ${at}`, shown.craft, traits.backdrop),
      })),
    ),
  );
