import fc from 'fast-check';

export type Command =
  | { does: 'deposit' | 'giveBack' | 'earn' | 'spend' | 'withdraw'; amount: number }
  | {
      does:
        | 'cardPays'
        | 'depositExpires'
        | 'release'
        | 'refundOrder'
        | 'cancel'
        | 'approve'
        | 'reject'
        | 'send'
        | 'bankReturns';
    }
  | { does: 'refundEnds'; sent: boolean };

const sum = (least: number, most: number) => fc.integer({ min: least, max: most });
const of = <Does extends string>(does: Does) => fc.constant({ does });
const ofSum = <Does extends string>(does: Does, least: number, most: number) =>
  fc.record({ does: fc.constant(does), amount: sum(least, most) });

/** Amounts overlap, so that wallets run empty and deposits are returned in parts. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  ofSum('deposit', 101, 3_000),
  of('cardPays'),
  of('cardPays'),
  of('depositExpires'),
  ofSum('giveBack', 1, 2_500),
  fc.record({ does: fc.constant('refundEnds' as const), sent: fc.boolean() }),
  ofSum('earn', 500, 4_000),
  of('release'),
  ofSum('spend', 1, 2_000),
  of('refundOrder'),
  ofSum('withdraw', 1_000, 3_000),
  of('cancel'),
  of('approve'),
  of('reject'),
  of('send'),
  of('bankReturns'),
);

type Balances = { bonus: number; deposited: number; earned: number; pending: number };
type Refund = { at: number; turn: number; amount: number };

/** A reference model of the wallet. */
export class WalletModel {
  readonly balances: Balances = { bonus: 0, deposited: 0, earned: 0, pending: 0 };
  private open: number | null = null;
  /** The returnable rest of each paid deposit, oldest first. */
  private readonly left: number[] = [];
  private refunds: Refund[] = [];
  private turn = 0;
  private readonly orders: Partial<Balances>[] = [];
  private withdrawal: { amount: number; state: 'requested' | 'approved' | 'sent' | 'over' } | null = null;

  get hadNoWithdrawal() {
    return this.withdrawal === null;
  }

  get isApproved() {
    return this.withdrawal?.state === 'approved';
  }

  shown() {
    const { bonus, deposited, earned } = this.balances;
    const returnable = this.left.reduce((all, one) => all + one, 0);
    return { available: bonus + deposited + earned, returnable: Math.min(deposited, returnable) };
  }

  act(given: Command): string {
    switch (given.does) {
      case 'deposit':
        if (this.open !== null) return 'depositInProgress';
        this.open = given.amount;
        return 'done';
      case 'cardPays':
        if (this.open === null) return 'done';
        this.balances.deposited += this.open;
        this.left.push(this.open);
        this.open = null;
        return 'done';
      case 'depositExpires':
        this.open = null;
        return 'done';
      case 'giveBack':
        return this.giveBack(given.amount);
      case 'refundEnds':
        return this.endRefund(given.sent);
      case 'earn':
        this.balances.pending += given.amount;
        return 'done';
      case 'release':
        this.balances.earned += this.balances.pending;
        this.balances.pending = 0;
        return 'done';
      case 'spend':
        return this.spend(given.amount);
      case 'refundOrder':
        for (const [pot, amount] of Object.entries(this.orders.pop() ?? {})) {
          this.balances[pot as keyof Balances] += amount;
        }
        return 'done';
      default:
        return this.decide(given);
    }
  }

  private giveBack(amount: number): string {
    const together = this.left.reduce((all, one) => all + one, 0);
    if (amount > together || amount > this.balances.deposited) return 'notEnoughMoney';
    this.balances.deposited -= amount;
    this.turn++;
    let missing = amount;
    for (let at = this.left.length - 1; at >= 0 && missing > 0; at--) {
      const part = Math.min(this.left[at] ?? 0, missing);
      if (part === 0) continue;
      this.left[at] = (this.left[at] ?? 0) - part;
      this.refunds.push({ at, turn: this.turn, amount: part });
      missing -= part;
    }
    return 'done';
  }

  private endRefund(sent: boolean): string {
    const [first, ...others] = this.refunds.toSorted((a, b) => a.turn - b.turn || a.amount - b.amount);
    if (!first) return 'done';
    this.refunds = others;
    if (!sent) {
      this.balances.deposited += first.amount;
      this.left[first.at] = (this.left[first.at] ?? 0) + first.amount;
    }
    return 'done';
  }

  private spend(amount: number): string {
    const { bonus, deposited, earned } = this.balances;
    if (amount > bonus + deposited + earned) return 'notEnoughMoney';
    const fromBonus = Math.min(amount, bonus);
    const fromDeposited = Math.min(amount - fromBonus, deposited);
    const taken = { bonus: fromBonus, deposited: fromDeposited, earned: amount - fromBonus - fromDeposited };
    this.balances.bonus -= taken.bonus;
    this.balances.deposited -= taken.deposited;
    this.balances.earned -= taken.earned;
    this.orders.push(taken);
    return 'done';
  }

  private decide(given: Command): string {
    const now = this.withdrawal;
    if (given.does === 'withdraw') {
      if (now?.state === 'requested' || now?.state === 'approved') return 'withdrawalInProgress';
      if (given.amount > this.balances.earned) return 'notEnoughMoney';
      this.balances.earned -= given.amount;
      this.withdrawal = { amount: given.amount, state: 'requested' };
      return 'done';
    }
    if (given.does === 'send') {
      if (now?.state !== 'approved') return 'pageNotFound';
      now.state = 'sent';
      return 'done';
    }
    if (given.does === 'bankReturns') {
      if (now?.state !== 'sent') return 'incompleteRequest';
      this.balances.earned += now.amount;
      now.state = 'over';
      return 'done';
    }
    if (now?.state === 'approved' || now?.state === 'sent') return 'transactionAlreadyApproved';
    if (now?.state !== 'requested') return 'incompleteRequest';
    if (given.does === 'approve') {
      now.state = 'approved';
      return 'done';
    }
    this.balances.earned += now.amount;
    now.state = 'over';
    return 'done';
  }
}
