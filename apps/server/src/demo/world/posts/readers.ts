import { seedMemberships } from '../members.ts';
import type { Fan, Language } from '../types.ts';
import type { DemoPost } from './demo-post.ts';

/**
 * The places of the fans who can read a post since it was published. Without the one to log in as: liking and
 * commenting is something to try.
 */
export const readersOf = (fans: readonly Fan[], nickname: string, { audience, days, fan }: DemoPost): number[] => {
  const places = fans.map((_fan, at) => at).filter((at) => at !== 0 && at !== fan);
  if (audience === undefined) return places;
  const members = seedMemberships.filter(
    ({ talent, plan, joined, stopped }) =>
      talent === nickname &&
      stopped === undefined &&
      joined > days &&
      (audience === 'members' || audience.includes(plan)),
  );
  return places.filter((at) => members.some((member) => member.fan === at));
};

/** Whether fans of this language write so, under a post in another one too. */
export const languageOf = (text: string, around: Language): Language => {
  if (!/\p{Script=Cyrillic}/u.test(text)) return 'en';
  return around === 'ru' ? 'ru' : 'uk';
};
