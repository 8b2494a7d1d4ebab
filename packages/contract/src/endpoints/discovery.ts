import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import { group, tag } from '../schemas/group.ts';
import { mainScreen } from '../schemas/main-screen.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { inLanguage, language, line } from '../schemas/primitives.ts';
import { publicUser, userCard } from '../schemas/user.ts';

const slug = line(60);
const talents = pageOf(userCard);
const several = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(limits.pages.max);

export const discovery = {
  getCategories: endpoint({ ...routes.getCategories, access: 'public' }),
  getCategoriesByNames: endpoint({ ...routes.getCategoriesByNames, access: 'public' }),
  getTagsByCategories: endpoint({
    ...routes.getTagsByCategories,
    access: 'public',
    summary: 'Tags of some categories, in language {x}',
    params: z.object({ x: language }),
    body: z.object({ categories: several(slug) }),
    reply: z.array(tag),
  }),
  getTagsByIds: endpoint({ ...routes.getTagsByIds, access: 'public' }),
  findUsersByName: endpoint({ ...routes.findUsersByName, access: 'public' }),
  findUsers: endpoint({ ...routes.findUsers, access: 'public' }),
  getUsersByCategories: endpoint({ ...routes.getUsersByCategories, access: 'public' }),
  getUsersByIds: endpoint({ ...routes.getUsersByIds, access: 'public' }),
  userList: endpoint({ ...routes.userList, access: 'user' }),
  getGroups: endpoint({
    ...routes.getGroups,
    access: 'public',
    summary: 'Groups with their categories, by order',
    params: z.object({ lang: language }),
    reply: z.array(group),
  }),
  findUsersByGroup: endpoint({ ...routes.findUsersByGroup, access: 'public' }),
  findUsersByGroupName: endpoint({
    ...routes.findUsersByGroupName,
    access: 'public',
    summary: 'Talents of a group; the group `all` has everybody',
    params: z.object({ groupName: slug }),
    query: inLanguage,
    body: pageBody(limits.pages.explore),
    reply: talents,
    refusals: ['pageNotFound'],
  }),
  findUsersByGroupAndCategory: endpoint({
    ...routes.findUsersByGroupAndCategory,
    access: 'public',
    summary: 'Talents of a category',
    params: z.object({ groupName: slug, categoryName: slug }),
    query: inLanguage,
    body: pageBody(limits.pages.explore),
    reply: talents,
    refusals: ['pageNotFound'],
  }),
  getMainScreenDataWeb: endpoint({
    ...routes.getMainScreenDataWeb,
    access: 'public',
    summary: 'Everything the home page shows, in language {x}',
    params: z.object({ x: language }),
    reply: mainScreen,
  }),
  getUserById: endpoint({
    ...routes.getUserById,
    access: 'public',
    summary: 'A talent by idUser or nickname',
    params: z.object({ id: line(60) }),
    query: inLanguage,
    reply: publicUser,
    refusals: ['pageNotFound'],
  }),
  getCountry: endpoint({
    ...routes.getCountry,
    access: 'public',
    summary: 'The country of the caller’s address as two lower-case letters, null when unknown',
    reply: z.object({ country: z.string().nullable() }),
  }),
};
