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
  /** As the user entered it, for staff to compare; account numbers stay masked. */
  firstName: z.string(),
  lastName: z.string(),
  residenceCountry: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
  /** The caller approved it, and its amount requires that someone else exports it. */
  needsSecondPerson: z.boolean(),
  /** The staff member who recorded that the receiving bank returned it. */
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

/** `left`: approved withdrawals of this rail that remain, for the next file or for a second person. */
const exportedBatch = batch.extend({ left: z.int() });
export type ExportedBatch = z.output<typeof exportedBatch>;

export const backoffice = {
  getWithdrawals: endpoint({
    ...staffRoutes.getWithdrawals,
    access: 'staff',
    scopes: ['finance'],
    summary: 'List withdrawals in one state, oldest first, or find one of them by number',
    body: pageBody(limits.pages.queue).extend({ state: withdrawalState.default('requested'), id: id.optional() }),
    reply: pageOf(queuedWithdrawal),
  }),
  approveWithdraw: endpoint({
    ...staffRoutes.approveWithdraw,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Approve a withdrawal for the next batch',
    body: z.object({ id }),
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'incompleteRequest'],
    idempotent: true,
  }),
  rejectWithdraw: endpoint({
    ...staffRoutes.rejectWithdraw,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Reject a withdrawal with a reason; returns the money to the wallet',
    body: z.object({ id, reason }),
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'incompleteRequest'],
    idempotent: true,
  }),
  returnWithdraw: endpoint({
    ...staffRoutes.returnWithdraw,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Record that the receiving bank returned a transfer; credits the user’s earnings again',
    body: z.object({ id, reason }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    idempotent: true,
  }),
  exportWithdrawals: endpoint({
    ...staffRoutes.exportWithdrawals,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Create a batch of up to 500 approved withdrawals of a rail and mark them as sent',
    body: z.object({ rail }),
    reply: exportedBatch,
    refusals: ['pageNotFound', 'incompleteRequest'],
    idempotent: true,
  }),
  getWithdrawalBatches: endpoint({
    ...staffRoutes.getWithdrawalBatches,
    access: 'staff',
    scopes: ['finance'],
    summary: 'List batches, newest first',
    body: pageBody(limits.pages.queue),
    reply: pageOf(batch),
  }),
  getWithdrawalBatch: endpoint({
    ...staffRoutes.getWithdrawalBatch,
    access: 'staff',
    scopes: ['finance'],
    summary:
      'Download the payout file: ISO 20022 pain.001 for bank accounts, CSV for the other rails; each download is logged',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    reply: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
};
