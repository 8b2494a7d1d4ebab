import type { ProfileData } from '@stagedoor/contract/schemas/profile';

export type Tab = 'feed' | 'store' | 'community' | 'group-chats' | 'subs-events' | 'activity';

/** Which parts a profile has, for whoever looks. */
export const tabsOf = ({ club, hasEventsBySubscription }: ProfileData, isSigned: boolean): Tab[] => {
  const has: Record<Tab, boolean> = {
    feed: true,
    store: true,
    community: club?.communityEnabled ?? false,
    'group-chats': true,
    'subs-events': hasEventsBySubscription,
    activity: isSigned,
  };
  return (Object.keys(has) as Tab[]).filter((tab) => has[tab]);
};
