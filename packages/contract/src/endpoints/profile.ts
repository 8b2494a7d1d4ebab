import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import { empty, id, language, line, moment, timeZone } from '../schemas/primitives.ts';
import { profileData } from '../schemas/profile.ts';
import { storedTalentPage, talentPage } from '../schemas/talent-page.ts';
import { studioRoutes } from '../studio-routes.ts';

const userBody = z.object({ idUser: id });

export const profile = {
  getUserProfileData: endpoint({
    ...routes.getUserProfileData,
    access: 'public',
    sharedMs: limits.sharedMs,
    summary: 'Read a profile by idUser or nickname; a hidden one only as its owner',
    params: z.object({ id: line(60), lang: language }),
    reply: profileData,
    refusals: ['pageNotFound'],
  }),
  followUser: endpoint({
    ...routes.followUser,
    access: 'user',
    summary: 'Follow a talent; idempotent',
    body: userBody,
    reply: empty,
    refusals: ['pageNotFound', 'userBlockedYou'],
    closedToBlocked: true,
  }),
  getOwnPage: endpoint({
    ...studioRoutes.getOwnPage,
    access: 'expert',
    summary: 'Read the caller’s public page as its form shows it, with the texts in every language',
    reply: storedTalentPage,
    refusals: ['pageNotFound'],
  }),
  saveOwnPage: endpoint({
    ...studioRoutes.saveOwnPage,
    access: 'expert',
    summary: 'Change the caller’s public page: texts, pictures, categories, tags and links',
    body: talentPage,
    reply: empty,
    refusals: ['pageNotFound'],
    closedToBlocked: true,
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  setAvailability: endpoint({
    ...routes.setAvailability,
    access: 'expert',
    summary:
      'Available from now on, or away from one day to another in the talent’s own time zone, at most a year ahead',
    body: z.object({ backOn: z.iso.date().nullable(), awayFrom: z.iso.date().nullable().default(null), timeZone }),
    reply: z.object({ awayFrom: moment.nullable(), awayUntil: moment.nullable() }),
    refusals: ['pageNotFound'],
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  unfollowUser: endpoint({
    ...routes.unfollowUser,
    access: 'user',
    summary: 'Unfollow a talent',
    body: userBody,
    reply: empty,
  }),
};
