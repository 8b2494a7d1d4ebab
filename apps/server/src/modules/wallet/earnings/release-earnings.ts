import { cents } from '@stagedoor/contract/money';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';

export const releaseEarnings = job('wallet.release-earnings', z.object({}));

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'ledger'>;

const batch = 200;

/** Releases due earnings. One transaction per earning, so that other wallets are not locked for long. */
export const releaseDueEarnings = (deps: UsedDeps) => async (): Promise<void> => {
  for (;;) {
    const now = deps.clock.now();
    const due = await deps.database.inTransaction((tx) => dueEarnings(tx, now));
    for (const { id } of due) await deps.database.inTransaction((tx) => releaseOne(tx, deps, id));
    if (due.length < batch) return;
  }
};

/** Also called early, when an account is deleted. */
export const releaseOne = async (tx: Tx, { clock, ledger }: Omit<UsedDeps, 'database'>, id: number): Promise<void> => {
  const at = clock.now();
  const released = await tx
    .updateTable('earning')
    .set({ released_at: at })
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .where('held', '=', false)
    .returning(['id_user', 'amount'])
    .executeTakeFirst();
  if (!released) return;
  const { id_user: idUser, amount } = released;
  const postings = transfer(wallet.pending(idUser), wallet.earned(idUser), cents(amount));
  await ledger.post(tx, { kind: 'earning.released', ref: id, at, postings });
};

const dueEarnings = (tx: Tx, now: Date) =>
  tx
    .selectFrom('earning')
    .select('id')
    .where('released_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .where('held', '=', false)
    .where('release_at', '<=', now)
    .orderBy('release_at')
    .limit(batch)
    .execute();

export const pendingEarnings = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('earning')
    .select(['id', 'amount', 'release_at', 'kind', 'ref'])
    .where('id_user', '=', idUser)
    .where('released_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .orderBy('release_at')
    .orderBy('id');
