import { limits } from '@stagedoor/contract/limits';
import type { Books, LedgerAccount, LedgerTransaction } from '@stagedoor/contract/schemas/ledger';
import { loadTexts } from '@stagedoor/messages/catalogue';
import { expect, it } from 'vitest';
import { days } from '../../../../../../tests/support/clock.ts';
import { runAs } from '../../../../../../tests/support/ledger.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient, aWorkingProgram } from '../../../../../../tests/support/program.ts';
import { earned, userWith } from '../../../../../../tests/support/wallet.ts';
import { invariants } from '../../../invariants.ts';

const setUp = async () => {
  const program = await aWorkingProgram();
  const { idUser: idStaff } = await aUser(program, { role: 'ADMIN' });
  const staff = await aLoggedInClient(program, idStaff);
  const books = async () => (await staff.get('/get-books')).body as Books;
  const auditNow = async () => {
    expect((await staff.post('/audit-books')).status).toBe(200);
    await program.settle();
    return books();
  };
  const accounts = async (input = {}) =>
    (await staff.post('/get-ledger-accounts', input)).body as { items: LedgerAccount[]; next: number | null };
  const transactions = async (input = {}) =>
    (await staff.post('/get-ledger-transactions', input)).body as { items: LedgerTransaction[]; next: number | null };
  return { program, idStaff, staff, books, auditNow, accounts, transactions };
};

it('says that no audit ran yet, and after one that every invariant holds and the books sum to zero', async () => {
  const { program, idStaff, books, auditNow } = await setUp();
  await userWith(program, { deposited: 2_500, earned: 700 });
  expect(await books()).toEqual({ checkedAt: null, truths: [], totals: [] });
  const { checkedAt, truths: checked, totals } = await auditNow();
  expect(checkedAt).toBe(program.clock.now().toISOString());
  expect(checked.map(({ name, faults }) => ({ name, faults }))).toEqual(
    invariants.map(({ name }) => ({ name, faults: 0 })),
  );
  expect(totals).toContainEqual({ kind: 'deposited', accounts: 1, balance: 2_500 });
  expect(totals).toContainEqual({ kind: 'platform', accounts: 1, balance: -3_200 });
  expect(totals.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  const { rows } = await program.database.pool.query('select id_staff, action from staff_action');
  expect(rows).toEqual([{ id_staff: idStaff, action: 'ledger.auditAsked' }]);
});

it('shows a fault with the rows it is in, and green again once it is mended', async () => {
  const { program, auditNow } = await setUp();
  const { idUser } = await userWith(program, { deposited: 100 });
  const change = (by: number) =>
    runAs(program.ownerUrl, [
      'alter table ledger_account disable trigger user',
      `update ledger_account set balance = balance + ${by} where kind = 'deposited'`,
      'alter table ledger_account enable trigger user',
    ]);
  await change(1);
  const broken = (await auditNow()).truths.filter(({ faults }) => faults > 0);
  expect(broken).toMatchObject([
    { name: 'balances-are-sums', invariant: 'I2', faults: 1, examples: [{ kind: 'deposited', owner: String(idUser) }] },
  ]);
  await change(-1);
  program.clock.advance(1_000);
  expect((await auditNow()).truths.filter(({ faults }) => faults > 0)).toEqual([]);
});

it('has words for every invariant in every language', async () => {
  for (const language of limits.languages) {
    const texts = await loadTexts(language, 'books');
    expect(Object.keys(texts.truths ?? {}).toSorted()).toEqual(invariants.map(({ name }) => name).toSorted());
  }
});

it('finds accounts by kind and owner, page by page', async () => {
  const { program, accounts } = await setUp();
  const [one, other] = [
    await userWith(program, { deposited: 500 }),
    await userWith(program, { deposited: 300, bonus: 20 }),
  ];
  const first = await accounts({ kind: 'deposited', size: 1 });
  expect(first.items).toMatchObject([{ owner: String(other.idUser), balance: 300 }]);
  const second = await accounts({ kind: 'deposited', size: 1, before: first.next });
  expect(second).toMatchObject({ items: [{ owner: String(one.idUser), balance: 500 }], next: null });
  expect((await accounts({ owner: String(other.idUser) })).items.map(({ kind }) => kind).toSorted()).toEqual([
    'bonus',
    'deposited',
  ]);
  expect(await accounts({ kind: 'escrow', owner: '999999' })).toEqual({ items: [], next: null });
});

it('reads an account’s statement from the last entry on, and sums what is not stored', async () => {
  const { program, accounts, transactions } = await setUp();
  const { idUser } = await aUser(program);
  const later = new Date(program.clock.now().getTime() + days(2));
  await earned(program, idUser, 1_000, later);
  await earned(program, idUser, 250, later);
  const account = { kind: 'pending', owner: String(idUser) };
  expect((await accounts(account)).items).toMatchObject([{ balance: 1_250 }]);
  const { items, next } = await transactions({ account, size: 1 });
  expect(items).toMatchObject([
    {
      kind: 'test.sold',
      postings: [
        { kind: 'platform', amount: -250 },
        { ...account, amount: 250 },
      ],
    },
  ]);
  expect(await transactions({ account, before: next })).toMatchObject({
    items: [{ postings: [{ amount: -1_000 }, { amount: 1_000 }] }],
    next: null,
  });
});

it('finds transactions by number, kind, what they happened to and day', async () => {
  const { program, transactions } = await setUp();
  const { idUser } = await userWith(program, { deposited: 500 });
  const day = program.clock.now().toISOString().slice(0, 10);
  program.clock.advance(days(2));
  const later = await userWith(program, { deposited: 700 });
  const refs = async (input: object) => (await transactions(input)).items.map(({ ref }) => ref);
  expect(await refs({ kind: 'wallet.filled' })).toEqual([String(later.idUser), String(idUser)]);
  expect(await refs({ ref: String(idUser) })).toEqual([String(idUser)]);
  expect(await refs({ from: day, to: day })).toEqual([String(idUser)]);
  expect(await refs({ kind: 'no.such' })).toEqual([]);
  const [last] = (await transactions({ ref: String(later.idUser) })).items;
  expect((await transactions({ id: last?.id })).items).toEqual([last]);
  expect((await transactions({ id: 99_999_999 })).items).toEqual([]);
});

it('names what undoes a transaction, and what it undoes', async () => {
  const { program, transactions } = await setUp();
  const { idUser } = await userWith(program, { deposited: 500 });
  const undo = { kind: 'test.undone', ref: 1, at: program.clock.now(), of: { kind: 'wallet.filled', ref: idUser } };
  await program.database.inTransaction((tx) => program.ledger.reverse(tx, undo));
  const [undone, done] = (await transactions()).items;
  expect([undone?.reverses, done?.reversedBy]).toEqual([done?.id, undone?.id]);
});

it('refuses a day that does not exist and an account of no kind', async () => {
  const { staff } = await setUp();
  const refused = [
    await staff.post('/get-ledger-transactions', { from: '2026-02-31' }),
    await staff.post('/get-ledger-accounts', { kind: 'mattress' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422]);
});
