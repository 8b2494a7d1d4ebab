import type { UserCard } from '@stagedoor/contract/schemas/user';

/** "Singer, Lviv". */
export const craftLine = ({ headline, city }: Pick<UserCard, 'headline' | 'city'>): string =>
  [headline, city].filter(Boolean).join(', ');
