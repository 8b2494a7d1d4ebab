import { endpoints } from '@stagedoor/contract/endpoints/index';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { bind } from '../../platform/http/bind.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Invariant } from './audit/invariant.ts';
import { askAudit } from './explore/ask-audit.ts';
import { listAccounts } from './explore/list-accounts.ts';
import { listTransactions } from './explore/list-transactions.ts';
import { showBooks } from './explore/show-books.ts';

type Deps = { database: Database; clock: Clock; jobs: Jobs; invariants: readonly Invariant[] };

export const ledgerRoutes = (http: Http, deps: Deps) => {
  const [show, ask] = [showBooks(deps), askAudit(deps)];
  const [accounts, transactions] = [listAccounts(deps.database), listTransactions(deps.database)];
  bind(http, endpoints.getBooks, () => show());
  bind(http, endpoints.auditBooks, ({ caller }) => emptyReply(ask(caller.idUser)));
  bind(http, endpoints.getLedgerAccounts, ({ body }) => accounts(body));
  bind(http, endpoints.getLedgerTransactions, ({ body }) => transactions(body));
};
