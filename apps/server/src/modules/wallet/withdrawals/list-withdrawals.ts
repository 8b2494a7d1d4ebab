import type { QueuedWithdrawal } from '@stagedoor/contract/endpoints/backoffice';
import type { WithdrawalState } from '@stagedoor/contract/schemas/wallet';
import type { Deps } from '../deps.ts';
import { withdrawalDto } from '../wallet.presenter.ts';
import { openDetails } from './details.ts';
import { countOf, queueOf } from './withdrawals.repo.ts';

type Input = { state: WithdrawalState; id?: number | undefined; page: number; size: number };
type Page = { items: QueuedWithdrawal[]; totalPages: number; currentPage: number };

/** For staff: the requester as they named themselves. Account numbers stay masked. */
export const listWithdrawals =
  ({ database, secrets, fourEyesFrom }: Pick<Deps, 'database' | 'secrets' | 'fourEyesFrom'>) =>
  (idStaff: number, input: Input): Promise<Page> =>
    database.inTransaction(async (tx) => {
      const rows = await queueOf(tx, input);
      const items = rows.map((row) => {
        const person = openDetails(secrets, row.details)?.person;
        return {
          ...withdrawalDto(row),
          idUser: row.id_user,
          userName: row.user_name,
          firstName: person?.firstName ?? '',
          lastName: person?.lastName ?? '',
          residenceCountry: person?.residenceCountry ?? '',
          decidedBy: row.decider_name,
          decidedAt: row.decided_at?.toISOString() ?? null,
          needsSecondPerson: row.state === 'approved' && row.id_decider === idStaff && row.amount >= fourEyesFrom,
          returnedBy: row.returner_name,
          returnedAt: row.returned_at?.toISOString() ?? null,
        };
      });
      const totalPages = Math.ceil((await countOf(tx, input)) / input.size);
      return { items, totalPages, currentPage: input.page };
    });
