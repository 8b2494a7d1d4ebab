import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
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
    ...routes.getCategories,
    access: 'public',
    summary: 'Categories of the group {b} (`all`: of every group) in language {a}',
    params: z.object({ a: language, b: slug }),
    reply: z.array(foundCategory),
    refusals: ['pageNotFound'],
  }),
  getCategoriesByNames: endpoint({
    ...routes.getCategoriesByNames,
    access: 'public',
    summary: 'Categories by their names, in language {x}; unknown ones are left out',
    params: z.object({ x: language }),
    body: z.object({ names: several(slug) }),
    reply: z.array(foundCategory),
  }),
  getTagsByCategories: endpoint({
    ...routes.getTagsByCategories,
    access: 'public',
    summary: 'Tags of some categories, in language {x}',
    params: z.object({ x: language }),
    body: z.object({ categories: several(slug) }),
    reply: z.array(tag),
  }),
  getTagsByIds: endpoint({
    ...routes.getTagsByIds,
    access: 'public',
    summary: 'Tags by their ids, in language {x}; unknown ones are left out',
    params: z.object({ x: language }),
    body: z.object({ ids: several(id) }),
    reply: z.array(tag),
  }),
  search: endpoint({
    ...routes.search,
    access: 'public',
    sharedMs: limits.sharedMs,
    summary: 'Talents and products as one types: in either alphabet, on the wrong keyboard, with a typo or two',
    query: inLanguage,
    body: z.object({ text: searchText, size: z.int().min(1).max(limits.search.most).default(limits.search.size) }),
    reply: found,
    // Nobody types that fast; a program that asks for ever new words would take the processors of everybody else.
    limit: { max: 600, seconds: 60, by: 'caller' },
  }),
  findUsersByName: endpoint({
    ...routes.findUsersByName,
    access: 'public',
    summary: 'Talents by name, however it is spelt',
    query: inLanguage,
    body: pageBody(limits.pages.explore).extend({ name: searchText }),
    reply: talents,
  }),
  findUsers: endpoint({
    ...routes.findUsers,
    access: 'public',
    summary: 'Talents by what is known of them; whatever is left out does not matter',
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
    ...routes.getUsersByCategories,
    access: 'public',
    summary: 'Talents of any of these categories',
    query: inLanguage,
    body: pageBody(limits.pages.explore).extend({ categories: several(slug) }),
    reply: talents,
  }),
  getUsersByIds: endpoint({
    ...routes.getUsersByIds,
    access: 'public',
    summary: 'Talents by their ids, in that order; those who cannot be seen are left out',
    query: inLanguage,
    body: z.object({ ids: several(id) }),
    reply: z.array(userCard),
  }),
  userList: endpoint({
    ...routes.userList,
    access: 'user',
    summary: 'Whom the caller follows, the newest first',
    query: inLanguage,
    body: pageBody(limits.pages.explore),
    reply: talents,
  }),
  getGroups: endpoint({
    ...routes.getGroups,
    access: 'public',
    sharedMs: limits.sharedMs,
    summary: 'Groups with their categories, by order',
    params: z.object({ lang: language }),
    reply: z.array(group),
  }),
  findUsersByGroup: endpoint({
    ...routes.findUsersByGroup,
    access: 'public',
    summary: 'Talents of a group or of one of its categories',
    query: inLanguage,
    body: pageBody(limits.pages.explore).extend({ group: slug, category: slug.optional() }),
    reply: talents,
    refusals: ['pageNotFound'],
  }),
  findUsersByGroupName: endpoint({
    ...routes.findUsersByGroupName,
    access: 'public',
    sharedMs: limits.sharedMs,
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
    sharedMs: limits.sharedMs,
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
    sharedMs: limits.sharedMs,
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
