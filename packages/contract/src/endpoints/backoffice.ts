import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id, moment } from '../schemas/primitives.ts';
import { rail, reason, withdrawal, withdrawalState } from '../schemas/wallet.ts';
import { staffRoutes } from '../staff-routes.ts';

const queuedWithdrawal = withdrawal.extend({
  idUser: id,
  userName: z.string(),
  /** As the person wrote it, for the staff to compare; account numbers stay masked. */
  firstName: z.string(),
  lastName: z.string(),
  residenceCountry: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
  /** The caller approved it, and it is so much that somebody else has to export it. */
  needsSecondPerson: z.boolean(),
  /** Who booked that the receiving bank sent it back. */
  returnedBy: z.string().nullable(),
  returnedAt: moment.nullable(),
});
export type QueuedWithdrawal = z.output<typeof queuedWithdrawal>;

const batch = z.object({
  id,
  createdAt: moment,
  rail,
  count: z.int(),
  total: priceSchema,
  createdBy: z.string(),
  downloads: z.int(),
  lastDownload: z.object({ by: z.string(), at: moment }).nullable(),
  /** The caller approved something in it that needs two people, and may not download it. */
  needsSecondPerson: z.boolean(),
});
export type WithdrawalBatch = z.output<typeof batch>;

/** With how many approved ones of its rail are left: for the next file, or for a second person. */
const exportedBatch = batch.extend({ left: z.int() });
export type ExportedBatch = z.output<typeof exportedBatch>;

export const backoffice = {
  getWithdrawals: endpoint({
    ...staffRoutes.getWithdrawals,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Withdrawals in one state, the oldest first, or the one of them with this number',
    body: pageBody(limits.pages.queue).extend({ state: withdrawalState.default('requested'), id: id.optional() }),
    reply: pageOf(queuedWithdrawal),
  }),
  approveWithdraw: endpoint({
    ...staffRoutes.approveWithdraw,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Let a withdrawal go; it joins the next bank batch',
    body: z.object({ id }),
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'incompleteRequest'],
    idempotent: true,
  }),
  rejectWithdraw: endpoint({
    ...staffRoutes.rejectWithdraw,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Give the money back to the wallet and say why',
    body: z.object({ id, reason }),
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'incompleteRequest'],
    idempotent: true,
  }),
  returnWithdraw: endpoint({
    ...staffRoutes.returnWithdraw,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Book that the receiving bank sent a transfer back; the money is in the person’s earnings again',
    body: z.object({ id, reason }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    idempotent: true,
  }),
  exportWithdrawals: endpoint({
    ...staffRoutes.exportWithdrawals,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Put the approved withdrawals of a rail into one batch, up to 500, and mark them sent',
    body: z.object({ rail }),
    reply: exportedBatch,
    refusals: ['pageNotFound', 'incompleteRequest'],
    idempotent: true,
  }),
  getWithdrawalBatches: endpoint({
    ...staffRoutes.getWithdrawalBatches,
    access: 'staff',
    scopes: ['finance'],
    summary: 'The batches so far, newest first',
    body: pageBody(limits.pages.queue),
    reply: pageOf(batch),
  }),
  getWithdrawalBatch: endpoint({
    ...staffRoutes.getWithdrawalBatch,
    access: 'staff',
    scopes: ['finance'],
    summary: 'The file for the bank: ISO 20022 pain.001 for accounts, CSV for the other rails; each download is logged',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    reply: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
};
