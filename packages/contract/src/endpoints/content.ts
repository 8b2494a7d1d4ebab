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
  tagTitle,
  wantedTags,
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
    summary: 'Groups with their categories by order, the hidden ones too, and how many talents each has',
    reply: z.array(directoryGroup),
  }),
  addBranch: endpoint({
    ...routes.addBranch,
    access: 'staff',
    scopes: ['content'],
    summary: 'Add a group, or a category to a group, as the last one',
    body: newBranch,
    reply: made,
    refusals: taken,
  }),
  renameBranch: endpoint({
    ...routes.renameBranch,
    access: 'staff',
    scopes: ['content'],
    summary: 'Give a group or a category another title; its address stays',
    body: branchTitle,
    reply: empty,
    refusals: missing,
  }),
  moveBranch: endpoint({
    ...routes.moveBranch,
    access: 'staff',
    scopes: ['content'],
    summary: 'Let a group or a category change places with the one before or after it; at the end nothing moves',
    body: branchAt.extend({ to: z.enum(['up', 'down']) }),
    reply: empty,
    refusals: missing,
  }),
  hideBranch: endpoint({
    ...routes.hideBranch,
    access: 'staff',
    scopes: ['content'],
    summary: 'Take a group or a category off the lists, or put it back; its talents are still found otherwise',
    body: branchAt.extend({ hidden: z.boolean() }),
    reply: empty,
    refusals: missing,
  }),
  deleteBranch: endpoint({
    ...routes.deleteBranch,
    access: 'staff',
    scopes: ['content'],
    summary: 'Delete an empty group or category; the refusal names what is in it',
    query: inLanguage,
    body: branchAt,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  findTags: endpoint({
    ...routes.findTags,
    access: 'staff',
    scopes: ['content'],
    summary: 'Tags by name, after the one that was seen last',
    body: wantedTags,
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
    summary: 'Give a tag another title',
    body: tagTitle,
    reply: empty,
    refusals: missing,
  }),
  mergeTags: endpoint({
    ...routes.mergeTags,
    access: 'staff',
    scopes: ['content'],
    summary: 'Give everybody who has one tag another one of its category instead, and delete the first',
    body: z.object({ id, into: id }).refine(({ id: from, into }) => from !== into, { path: ['into'] }),
    reply: empty,
    refusals: missing,
  }),
  deleteTag: endpoint({
    ...routes.deleteTag,
    access: 'staff',
    scopes: ['content'],
    summary: 'Take a tag off everybody and delete it',
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
    summary: 'All charity funds with what was given to each',
    body: pageBody(limits.pages.queue),
    reply: pageOf(staffFund),
  }),
  addFund: endpoint({
    ...routes.addFund,
    access: 'staff',
    scopes: ['content'],
    summary: 'Add a charity fund, open for shares at once',
    body: newFund,
    reply: made,
    refusals: ['contentExists'],
  }),
  editFund: endpoint({
    ...routes.editFund,
    access: 'staff',
    scopes: ['content'],
    summary: 'Change what is said of a fund',
    body: editedFund,
    reply: empty,
    refusals: taken,
  }),
  openFund: endpoint({
    ...routes.openFund,
    access: 'staff',
    scopes: ['content'],
    summary: 'Close a fund for new shares, or open it again; present shares go on',
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
    summary: 'How the purchase forms of a talent differ',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    query: inLanguage,
    reply: presentation,
    refusals: missing,
  }),
  setPresentation: endpoint({
    ...routes.setPresentation,
    access: 'staff',
    scopes: ['content'],
    summary: 'Set how the purchase forms of a talent differ',
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
    summary: 'Promo codes, the newest first',
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
    summary: 'Make a promo code; what it is worth never changes',
    body: newPromoCode,
    reply: made.extend({ code: z.string() }),
    refusals: taken,
  }),
  stopPromoCode: endpoint({
    ...routes.stopPromoCode,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Let a code count no more; orders that used it keep their price',
    body: byId,
    reply: empty,
    refusals: missing,
  }),
  getFees: endpoint({
    ...routes.getFees,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Every version of the fee schedule, the newest first',
    reply: z.array(feeVersion),
  }),
  announceFees: endpoint({
    ...routes.announceFees,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Set the fees from a future moment on; an order keeps the version it was bought under',
    body: newFees,
    reply: z.object({ version: z.int() }),
    refusals: ['contentExists', 'dateCannotChange'],
  }),
  withdrawFees: endpoint({
    ...routes.withdrawFees,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Take back a version that is not in force yet',
    body: z.object({ version: z.int32().positive() }),
    reply: empty,
    refusals: ['pageNotFound', 'dateCannotChange'],
  }),
};

export const content = { ...directory, ...funds, ...presentations, ...rules };
