import type { Craft } from '../../art/cover.ts';
import type { Language } from '../types.ts';

export type DemoComment = {
  text: string;
  /** The nickname of a talent, or `author` of the post; otherwise some fan who speaks its language. */
  by?: string;
  answers?: readonly DemoComment[];
};
export type DemoPicture = { craft: Craft; alt: string };
export type DemoVideo = { site: 'YOUTUBE' | 'VIMEO'; idVideo: string; title: string; craft: Craft };

export type DemoPost = {
  /** Counted back from now; a post that is yet to come has a negative number. */
  days: number;
  language: Language;
  text: string;
  title?: string;
  category?: string;
  /** All members, or those of the plans with these places; without it everyone. */
  audience?: 'members' | readonly number[];
  pictures?: readonly DemoPicture[];
  video?: DemoVideo;
  /** `ends`: days back from now, negative while it runs. */
  poll?: { answers: readonly string[]; ends: number };
  pinned?: true;
  draft?: true;
  /** In the community: the place of its author among the demo's fans. Otherwise the talent. */
  fan?: number;
  /** Written by this agent, a talent's nickname; a talent has one. */
  agent?: string;
  /** Besides these, fans say something short. */
  comments?: readonly DemoComment[];
};

type More = Omit<DemoPost, 'days' | 'language' | 'text'>;
const written =
  (language: Language) =>
  (days: number, text: string, more: More = {}) => ({
    days,
    language,
    text,
    ...more,
  });

export const en = written('en');
export const uk = written('uk');
export const ru = written('ru');

export type DemoPosts = Readonly<Record<string, readonly DemoPost[]>>;
