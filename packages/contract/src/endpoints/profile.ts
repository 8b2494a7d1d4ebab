import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import { empty, id, language, line } from '../schemas/primitives.ts';
import { profileData } from '../schemas/profile.ts';

const somebody = z.object({ idUser: id });

export const profile = {
  getUserProfileData: endpoint({
    ...routes.getUserProfileData,
    access: 'public',
    sharedMs: limits.sharedMs,
    summary: 'Everything a profile shows, by idUser or nickname; a hidden one to its owner alone',
    params: z.object({ id: line(60), lang: language }),
    reply: profileData,
    refusals: ['pageNotFound'],
  }),
  getAvailableDonations: endpoint({ ...routes.getAvailableDonations, access: 'public' }),
  donate: endpoint({ ...routes.donate, access: 'public', idempotent: true }),
  followUser: endpoint({
    ...routes.followUser,
    access: 'user',
    summary: 'Follow a talent; following twice is following once',
    body: somebody,
    reply: empty,
    refusals: ['pageNotFound', 'userBlockedYou'],
    closedToBlocked: true,
  }),
  unfollowUser: endpoint({
    ...routes.unfollowUser,
    access: 'user',
    summary: 'Follow no more',
    body: somebody,
    reply: empty,
  }),
};
