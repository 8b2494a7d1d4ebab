import type { Language } from '@stagedoor/contract/limits';
import { cents, format } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { contactOf } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { findWithdrawal, type WithdrawalRow } from './withdrawals.repo.ts';

type Told = Pick<WithdrawalRow, 'amount' | 'masked'>;

export const withdrawalGaps = ({ amount, masked }: Told, language: Language) => ({
  sum: format(cents(amount), { currency: 'USD', rate: 1, language }),
  destination: masked,
});

type Ended = 'withdrawApproved' | 'withdrawRejected' | 'withdrawReturned';

/** Tells its owner by mail how it ended, with the reason where there is one. */
export const tellEnd =
  ({ post }: Pick<Deps, 'post'>, mail: Ended) =>
  async (tx: Tx, { id }: { id: number }): Promise<void> => {
    const row = await findWithdrawal(tx, id);
    const { email: to, language } = await contactOf(tx, row.id_user);
    const gaps = { ...withdrawalGaps(row, language), reason: row.reason ?? '' };
    if (to) await post.mail(tx, mail, { to, language, gaps, path: '/wallet' });
  };
