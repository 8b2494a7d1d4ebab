import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import {
  branchAt,
  branchTitle,
  directoryGroup,
  editedFund,
  feeVersion,
  newBranch,
  newFees,
  newFund,
  newPresentation,
  newPromoCode,
  newTag,
  presentation,
  promoState,
  staffFund,
  staffPromoCode,
  staffTag,
  tagsFilter,
  tagTitle,
} from '../schemas/content.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id, inLanguage, line } from '../schemas/primitives.ts';
import { staffRoutes as routes } from '../staff-routes.ts';

const byId = z.object({ id });
const made = z.object({ id });
const missing = ['pageNotFound'] as const;
const taken = ['pageNotFound', 'contentExists'] as const;

/** Groups, categories and tags. */
const directory = {
  getDirectory: endpoint({
    ...routes.getDirectory,
    access: 'staff',
    scopes: ['content'],
    summary: 'List groups and categories in order, including hidden ones, with their numbers of talents',
    reply: z.array(directoryGroup),
  }),
  addBranch: endpoint({
    ...routes.addBranch,
    access: 'staff',
    scopes: ['content'],
    summary: 'Add a group, or a category to a group, in last position',
    body: newBranch,
    reply: made,
    refusals: taken,
  }),
  renameBranch: endpoint({
    ...routes.renameBranch,
    access: 'staff',
    scopes: ['content'],
    summary: 'Rename a group or a category; its URL stays',
    body: branchTitle,
    reply: empty,
    refusals: missing,
  }),
  moveBranch: endpoint({
    ...routes.moveBranch,
    access: 'staff',
    scopes: ['content'],
    summary: 'Swap a group or a category with its neighbour; no effect at either end',
    body: branchAt.extend({ to: z.enum(['up', 'down']) }),
    reply: empty,
    refusals: missing,
  }),
  hideBranch: endpoint({
    ...routes.hideBranch,
    access: 'staff',
    scopes: ['content'],
    summary: 'Hide a group or a category from the lists, or show it again; its talents can still be found by search',
    body: branchAt.extend({ hidden: z.boolean() }),
    reply: empty,
    refusals: missing,
  }),
  deleteBranch: endpoint({
    ...routes.deleteBranch,
    access: 'staff',
    scopes: ['content'],
    summary: 'Delete an empty group or category; the refusal names what it contains',
    query: inLanguage,
    body: branchAt,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  findTags: endpoint({
    ...routes.findTags,
    access: 'staff',
    scopes: ['content'],
    summary: 'List tags by name; `after` is the last one of the previous page',
    body: tagsFilter,
    reply: z.object({ items: z.array(staffTag), next: z.string().nullable() }),
  }),
  addTag: endpoint({
    ...routes.addTag,
    access: 'staff',
    scopes: ['content'],
    summary: 'Add a tag to a category',
    body: newTag,
    reply: made,
    refusals: taken,
  }),
  renameTag: endpoint({
    ...routes.renameTag,
    access: 'staff',
    scopes: ['content'],
    summary: 'Rename a tag',
    body: tagTitle,
    reply: empty,
    refusals: missing,
  }),
  mergeTags: endpoint({
    ...routes.mergeTags,
    access: 'staff',
    scopes: ['content'],
    summary: 'Merge a tag into another one of its category and delete it',
    body: z.object({ id, into: id }).refine(({ id: from, into }) => from !== into, { path: ['into'] }),
    reply: empty,
    refusals: missing,
  }),
  deleteTag: endpoint({
    ...routes.deleteTag,
    access: 'staff',
    scopes: ['content'],
    summary: 'Delete a tag and remove it from all talents',
    body: byId,
    reply: empty,
    refusals: missing,
  }),
};

const funds = {
  getFunds: endpoint({
    ...routes.getFunds,
    access: 'staff',
    scopes: ['content'],
    summary: 'List all charity funds with the total donated to each',
    body: pageBody(limits.pages.queue),
    reply: pageOf(staffFund),
  }),
  addFund: endpoint({
    ...routes.addFund,
    access: 'staff',
    scopes: ['content'],
    summary: 'Add a charity fund; talents can choose it at once',
    body: newFund,
    reply: made,
    refusals: ['contentExists'],
  }),
  editFund: endpoint({
    ...routes.editFund,
    access: 'staff',
    scopes: ['content'],
    summary: 'Change a fund’s texts and link',
    body: editedFund,
    reply: empty,
    refusals: taken,
  }),
  openFund: endpoint({
    ...routes.openFund,
    access: 'staff',
    scopes: ['content'],
    summary: 'Close a fund for new shares, or reopen it; existing shares continue',
    body: byId.extend({ open: z.boolean() }),
    reply: empty,
    refusals: missing,
  }),
};

const presentations = {
  getPresentation: endpoint({
    ...routes.getPresentation,
    access: 'staff',
    scopes: ['content'],
    summary: 'Read how a talent’s purchase forms differ from the default',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    query: inLanguage,
    reply: presentation,
    refusals: missing,
  }),
  setPresentation: endpoint({
    ...routes.setPresentation,
    access: 'staff',
    scopes: ['content'],
    summary: 'Set how a talent’s purchase forms differ from the default',
    body: newPresentation,
    reply: empty,
    refusals: missing,
  }),
};

const rules = {
  getPromoCodes: endpoint({
    ...routes.getPromoCodes,
    access: 'staff',
    scopes: ['finance'],
    summary: 'List promo codes, newest first',
    query: inLanguage,
    body: pageBody(limits.pages.queue).extend({
      state: promoState.optional(),
      /** A part of the code. */
      find: line(limits.promo.codeMax).trim().optional(),
    }),
    reply: pageOf(staffPromoCode),
  }),
  addPromoCode: endpoint({
    ...routes.addPromoCode,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Create a promo code; its value cannot be changed',
    body: newPromoCode,
    reply: made.extend({ code: z.string() }),
    refusals: taken,
  }),
  stopPromoCode: endpoint({
    ...routes.stopPromoCode,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Deactivate a promo code; orders that used it keep their price',
    body: byId,
    reply: empty,
    refusals: missing,
  }),
  getFees: endpoint({
    ...routes.getFees,
    access: 'staff',
    scopes: ['finance'],
    summary: 'List all versions of the fee schedule, newest first',
    reply: z.array(feeVersion),
  }),
  announceFees: endpoint({
    ...routes.announceFees,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Announce fees from a future moment on; an order keeps the version it was bought under',
    body: newFees,
    reply: z.object({ version: z.int() }),
    refusals: ['contentExists', 'dateCannotChange'],
  }),
  withdrawFees: endpoint({
    ...routes.withdrawFees,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Withdraw a version that is not in force yet',
    body: z.object({ version: z.int32().positive() }),
    reply: empty,
    refusals: ['pageNotFound', 'dateCannotChange'],
  }),
};

export const content = { ...directory, ...funds, ...presentations, ...rules };
