import { cents } from '@stagedoor/contract/money';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import type { WithdrawalRow } from './withdrawals/withdrawals.repo.ts';

export const destinationDto = ({ rail, masked }: WithdrawalRow): Withdrawal['destination'] => ({ rail, masked });

export const withdrawalDto = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  amount: cents(row.amount),
  state: row.state,
  destination: destinationDto(row),
  createdAt: row.created_at.toISOString(),
  notBefore: row.not_before?.toISOString() ?? null,
  reason: row.reason,
});
