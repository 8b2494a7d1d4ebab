import { type Cents, cents, negate, subtract, zero } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import type { CardDispute } from '../../platform/ports/cards.ts';
import { clearing, dispute as disputed, platform, transfer } from '../ledger/index.ts';
import type { Deps } from './deps.ts';
import { disputeClosed, disputeOpened } from './payments.events.ts';
import { changePayment, intoOf, lockPayment, namesOf, type PaymentRow } from './payments.repo.ts';

type UsedDeps = Pick<Deps, 'clock' | 'ledger' | 'outbox'>;

/** Stores the provider's state of a dispute. */
export const bookDispute =
  (deps: UsedDeps) =>
  async (tx: Tx, si: string, seen: CardDispute): Promise<void> => {
    const payment = await lockPayment(tx, si);
    const known = await tx.selectFrom('dispute').selectAll().where('id', '=', seen.id).executeTakeFirst();
    if (!known && seen.state === 'won') return;
    const seized = known ? cents(known.seized) : await open(deps, tx, payment, seen);
    if (seen.state === 'open' || (known && known.state !== 'open')) return;
    await close(deps, tx, await lockPayment(tx, si), { ...seen, seized, won: seen.state === 'won' });
  };

/** The provider withdrew the money; seizes what is left of it in the wallet it was paid into. */
const open = async ({ clock, ledger, outbox }: UsedDeps, tx: Tx, payment: PaymentRow, { id, amount }: CardDispute) => {
  const at = clock.now();
  const into = intoOf(payment);
  const seized = hasFloor(into.kind) ? cents(Math.min(amount, await ledger.balance(tx, into))) : zero;
  await tx.insertInto('dispute').values({ id, id_payment: payment.id, amount, seized, opened_at: at }).execute();
  await changePayment(tx, payment.id, { disputed: payment.disputed + amount });
  await ledger.post(tx, {
    kind: 'dispute.opened',
    ref: id,
    at,
    postings: [
      ...transfer(disputed(payment.id), clearing(payment.id), amount),
      ...transfer(into, disputed(payment.id), seized),
    ],
  });
  await outbox.append(tx, disputeOpened, { ...namesOf(payment), idDispute: id });
  return seized;
};

// Other accounts have no lock under which the balance would stay constant: their modules decide.
const hasFloor = (kind: string) => kind === 'bonus' || kind === 'deposited' || kind === 'earned';

type Decided = { id: string; amount: Cents; seized: Cents; won: boolean };

const close = async ({ clock, ledger, outbox }: UsedDeps, tx: Tx, payment: PaymentRow, dispute: Decided) => {
  const { id, amount, seized, won } = dispute;
  const at = clock.now();
  const missing = subtract(amount, seized);
  await tx
    .updateTable('dispute')
    .set({ state: won ? 'won' : 'lost', closed_at: at })
    .where('id', '=', id)
    .execute();
  if (won) {
    await changePayment(tx, payment.id, { disputed: payment.disputed - amount });
    const back = [
      { account: clearing(payment.id), amount: negate(amount) },
      { account: disputed(payment.id), amount: missing },
      { account: intoOf(payment), amount: seized },
    ];
    await ledger.post(tx, { kind: 'dispute.won', ref: id, at, postings: back });
  } else if (missing > 0) {
    const loss = transfer(platform, disputed(payment.id), missing);
    await ledger.post(tx, { kind: 'dispute.lost', ref: id, at, postings: loss });
  }
  await outbox.append(tx, disputeClosed, { ...namesOf(payment), idDispute: id, won });
};
