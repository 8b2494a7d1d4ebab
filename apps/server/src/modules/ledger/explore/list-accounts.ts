import { cents } from '@stagedoor/contract/money';
import type { LedgerAccount } from '@stagedoor/contract/schemas/ledger';
import type { Database } from '../../../platform/database/database.ts';
import type { LedgerAccountKind } from '../../../platform/database/schema.gen.ts';
import { amount } from '../balance.ts';

type Input = {
  kind?: LedgerAccountKind | undefined;
  owner?: string | undefined;
  before?: number | undefined;
  size: number;
};

export const listAccounts =
  (database: Database) =>
  ({ kind, owner, before, size }: Input): Promise<{ items: LedgerAccount[]; next: number | null }> =>
    database.inTransaction(async (tx) => {
      const rows = await tx
        .selectFrom('ledger_account')
        .select(['id', 'kind', 'owner', amount.as('balance')])
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'platform'))
        .$if(owner !== undefined, (query) => query.where('owner', '=', owner ?? ''))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(size + 1)
        .execute();
      const items = rows.slice(0, size).map(({ balance, ...account }) => ({ ...account, balance: cents(balance) }));
      return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
    });
