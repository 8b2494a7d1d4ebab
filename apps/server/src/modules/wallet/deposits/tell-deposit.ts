import { cents, format } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { contactOf } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { depositOf } from './deposits.repo.ts';

export const tellDeposit =
  ({ post }: Pick<Deps, 'post'>) =>
  async (tx: Tx, { si }: { si: string }): Promise<void> => {
    const deposit = await depositOf(tx, si);
    if (!deposit?.id_user) return;
    const { email: to, language } = await contactOf(tx, deposit.id_user);
    const gaps = { sum: format(cents(deposit.amount), { currency: 'USD', rate: 1, language }) };
    if (to) await post.mail(tx, 'depositReceived', { to, language, gaps, path: '/wallet' });
  };
