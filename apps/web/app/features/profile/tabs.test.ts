import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { expect, it } from 'vitest';
import { tabsOf } from './tabs.ts';

const profile = (changes: object = {}) => ({ club: null, hasEventsBySubscription: false, ...changes }) as ProfileData;
const club = { communityEnabled: true, hasGroupChats: false, feedCategories: [], communityCategories: [] };

it.each([
  ['a visitor', profile(), false, ['feed', 'store', 'group-chats']],
  ['somebody', profile(), true, ['feed', 'store', 'group-chats', 'activity']],
  ['a community', profile({ club }), false, ['feed', 'store', 'community', 'group-chats']],
  [
    'a closed community',
    profile({ club: { ...club, communityEnabled: false } }),
    false,
    ['feed', 'store', 'group-chats'],
  ],
  ['events', profile({ hasEventsBySubscription: true }), false, ['feed', 'store', 'group-chats', 'subs-events']],
])('a profile has the tabs whose conditions hold: %s', (_whose, given, isSigned, tabs) => {
  expect(tabsOf(given, isSigned)).toEqual(tabs);
});
