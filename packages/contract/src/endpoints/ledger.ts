import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dayRange, keyedBody, keyedPageOf } from '../schemas/keyed-page.ts';
import { accountKind, books, ledgerAccount, ledgerTransaction } from '../schemas/ledger.ts';
import { empty, id, line } from '../schemas/primitives.ts';
import { staffRoutes } from '../staff-routes.ts';

const owner = line(200);

export const ledger = {
  getBooks: endpoint({
    ...staffRoutes.getBooks,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Read the last audit’s result by invariant, and the ledger’s totals',
    reply: books,
  }),
  auditBooks: endpoint({
    ...staffRoutes.auditBooks,
    access: 'staff',
    scopes: ['finance'],
    summary: 'Start an audit of the ledger; a worker runs it',
    reply: empty,
    limit: { max: 30, seconds: 60, by: 'caller' },
  }),
  getLedgerAccounts: endpoint({
    ...staffRoutes.getLedgerAccounts,
    access: 'staff',
    scopes: ['finance'],
    summary: 'List ledger accounts with their balances, newest first',
    body: keyedBody.extend({ kind: accountKind.optional(), owner: owner.optional() }),
    reply: keyedPageOf(ledgerAccount),
  }),
  getLedgerTransactions: endpoint({
    ...staffRoutes.getLedgerTransactions,
    access: 'staff',
    scopes: ['finance'],
    summary: 'List ledger transactions with their postings, newest first; for one account, its statement',
    body: keyedBody.extend(dayRange.shape).extend({
      id: id.optional(),
      kind: line(60).optional(),
      ref: owner.optional(),
      account: z.object({ kind: accountKind, owner }).optional(),
    }),
    reply: keyedPageOf(ledgerTransaction),
  }),
};
