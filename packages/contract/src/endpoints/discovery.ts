import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { otherRoutes } from '../other-routes.ts';
import { routes } from '../routes.ts';
import { foundCategory, group, tag } from '../schemas/group.ts';
import { mainScreen } from '../schemas/main-screen.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { id, inLanguage, language, line } from '../schemas/primitives.ts';
import { found } from '../schemas/search.ts';
import { publicUser, userCard } from '../schemas/user.ts';

const slug = line(60);
const talents = pageOf(userCard);
const several = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(limits.pages.max);
const searchText = line(limits.search.textMax);

export const discovery = {
  getCategories: endpoint({
    ...otherRoutes.getCategories,
    access: 'public',
    summary: 'List the categories of the group {b} (`all`: of every group), in language {a}',
    params: z.object({ a: language, b: slug }),
    reply: z.array(foundCategory),
    refusals: ['pageNotFound'],
  }),
  getCategoriesByNames: endpoint({
    ...otherRoutes.getCategoriesByNames,
    access: 'public',
    summary: 'Read categories by name, in language {x}; unknown ones are omitted',
    params: z.object({ x: language }),
    body: z.object({ names: several(slug) }),
    reply: z.array(foundCategory),
  }),
  getTagsByCategories: endpoint({
    ...routes.getTagsByCategories,
    access: 'public',
    summary: 'List the tags of some categories, in language {x}',
    params: z.object({ x: language }),
    body: z.object({ categories: several(slug) }),
    reply: z.array(tag),
  }),
  getTagsByIds: endpoint({
    ...otherRoutes.getTagsByIds,
    access: 'public',
    summary: 'Read tags by id, in language {x}; unknown ones are omitted',
    params: z.object({ x: language }),
    body: z.object({ ids: several(id) }),
    reply: z.array(tag),
  }),
  search: endpoint({
    ...routes.search,
    access: 'public',
    sharedMs: limits.sharedMs,
    summary:
      'Search talents and products as the user types: in either alphabet, on the wrong keyboard layout, with a typo or two',
    query: inLanguage,
    body: z.object({ text: searchText, size: z.int().min(1).max(limits.search.most).default(limits.search.size) }),
    reply: found,
    // Faster than any user types; an unlimited client with ever new queries would use up the CPU.
    limit: { max: 600, seconds: 60, by: 'caller' },
  }),
  findUsersByName: endpoint({
    ...otherRoutes.findUsersByName,
    access: 'public',
    summary: 'Search talents by name; tolerates misspellings',
    query: inLanguage,
    body: pageBody(limits.pages.explore).extend({ name: searchText }),
    reply: talents,
  }),
  findUsers: endpoint({
    ...otherRoutes.findUsers,
    access: 'public',
    summary: 'Filter talents by category, tag, language and availability; omitted filters do not apply',
    query: inLanguage,
    body: pageBody(limits.pages.explore).extend({
      categories: several(slug).optional(),
      tags: several(id).optional(),
      speaks: several(z.string().regex(/^[a-z]{2}$/)).optional(),
      answering: z.literal(true).optional(),
    }),
    reply: talents,
  }),
  getUsersByCategories: endpoint({
    ...otherRoutes.getUsersByCategories,
    access: 'public',
    summary: 'List the talents of any of these categories',
    query: inLanguage,
    body: pageBody(limits.pages.explore).extend({ categories: several(slug) }),
    reply: talents,
  }),
  getUsersByIds: endpoint({
    ...otherRoutes.getUsersByIds,
    access: 'public',
    summary: 'Read talents by id, in that order; hidden ones are omitted',
    query: inLanguage,
    body: z.object({ ids: several(id) }),
    reply: z.array(userCard),
  }),
  userList: endpoint({
    ...otherRoutes.userList,
    access: 'user',
    summary: 'List the talents whom the caller follows, newest first',
    query: inLanguage,
    body: pageBody(limits.pages.explore),
    reply: talents,
  }),
  getGroups: endpoint({
    ...routes.getGroups,
    access: 'public',
    sharedMs: limits.sharedMs,
    summary: 'List groups with their categories, in order',
    params: z.object({ lang: language }),
    reply: z.array(group),
  }),
  findUsersByGroup: endpoint({
    ...otherRoutes.findUsersByGroup,
    access: 'public',
    summary: 'List the talents of a group or of one of its categories',
    query: inLanguage,
    body: pageBody(limits.pages.explore).extend({ group: slug, category: slug.optional() }),
    reply: talents,
    refusals: ['pageNotFound'],
  }),
  findUsersByGroupName: endpoint({
    ...routes.findUsersByGroupName,
    access: 'public',
    sharedMs: limits.sharedMs,
    summary: 'List the talents of a group; the group `all` contains every talent',
    params: z.object({ groupName: slug }),
    query: inLanguage,
    body: pageBody(limits.pages.explore),
    reply: talents,
    refusals: ['pageNotFound'],
  }),
  findUsersByGroupAndCategory: endpoint({
    ...routes.findUsersByGroupAndCategory,
    access: 'public',
    sharedMs: limits.sharedMs,
    summary: 'List the talents of a category',
    params: z.object({ groupName: slug, categoryName: slug }),
    query: inLanguage,
    body: pageBody(limits.pages.explore),
    reply: talents,
    refusals: ['pageNotFound'],
  }),
  getMainScreenDataWeb: endpoint({
    ...routes.getMainScreenDataWeb,
    access: 'public',
    sharedMs: limits.sharedMs,
    summary: 'Read the content of the home page, in language {x}',
    params: z.object({ x: language }),
    reply: mainScreen,
  }),
  getUserById: endpoint({
    ...otherRoutes.getUserById,
    access: 'public',
    summary: 'Read a talent by idUser or nickname',
    params: z.object({ id: line(60) }),
    query: inLanguage,
    reply: publicUser,
    refusals: ['pageNotFound'],
  }),
  getCountry: endpoint({
    ...otherRoutes.getCountry,
    access: 'public',
    summary: 'Read the country of the caller’s IP address as two lower-case letters; null when unknown',
    reply: z.object({ country: z.string().nullable() }),
  }),
};
