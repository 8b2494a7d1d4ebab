import type { SocialNetwork } from '@stagedoor/contract/social-links';

/** Brand names, the same in every language. */
export const networkTitles: Record<Exclude<SocialNetwork, 'website'>, string> = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  facebook: 'Facebook',
  x: 'X',
  telegram: 'Telegram',
  twitch: 'Twitch',
  spotify: 'Spotify',
};
