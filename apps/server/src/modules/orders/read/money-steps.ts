import { cents, sum } from '@stagedoor/contract/money';
import type { moneyStep } from '@stagedoor/contract/schemas/order';
import type { z } from 'zod';
import type { LedgerAccountKind } from '../../../platform/database/schema.gen.ts';
import { type Account, type Line, walletKinds } from '../../ledger/index.ts';

type Step = z.output<typeof moneyStep>;

/** Account kinds in the terms of the order page. */
const places: Record<LedgerAccountKind, string> = {
  bonus: 'wallet',
  deposited: 'wallet',
  earned: 'wallet',
  pending: 'talent',
  escrow: 'escrow',
  clearing: 'card',
  payout: 'card',
  dispute: 'card',
  charity: 'charity',
  platform: 'platform',
};

/** The movements of an order's money, oldest first, from the ledger. */
export const moneySteps = (lines: readonly Line[], idReader: number | null): Step[] =>
  lines.toReversed().flatMap((line) => stepsOf(line, idReader));

const stepsOf = ({ id, kind, at, own, other }: Line, idReader: number | null): Step[] => {
  const comesIn = sum(own.map(({ amount }) => amount)) > 0;
  const byPlace = Map.groupBy(other, ({ account }) => places[account.kind]);
  return [...byPlace].map(([place, legs]) => {
    const amount = cents(Math.abs(sum(legs.map((leg) => leg.amount))));
    const [from, to] = comesIn ? [place, 'escrow'] : ['escrow', place];
    const transaction = legs.some(({ account }) => isTheirs(account, idReader)) ? `tx-${id}` : null;
    return { kind, at: at.toISOString(), amount, from, to, transaction };
  });
};

const isTheirs = ({ kind, owner }: Account, idReader: number | null): boolean =>
  owner === String(idReader) && walletKinds.some((pot) => pot === kind);
