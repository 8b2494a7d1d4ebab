// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { Wallet, Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { withdrawDraft } from './draft.ts';
import { emptyValues, type Values } from './steps.ts';
import { WithdrawPage } from './withdraw-page.tsx';

const talent = { idUser: 1001, name: 'Orysia', email: 'orysia@example.com', currency: null } as SelfUser;

const wallet: Wallet = {
  available: cents(50_000),
  balances: { bonus: cents(0), deposited: cents(0), earned: cents(50_000), pending: cents(0) },
  returnable: cents(0),
  pending: [],
  deposit: null,
  withdrawal: null,
  returned: null,
  lastDestination: null,
};

const requested: Withdrawal = {
  id: 3,
  amount: cents(10_000),
  state: 'requested',
  destination: { rail: 'bank', masked: '•••• 6001' },
  createdAt: '2026-11-17T12:00:00.000Z',
  notBefore: null,
  reason: null,
};

const filled: Values = {
  ...emptyValues,
  amount: '100',
  firstName: 'Orysia',
  lastName: 'Dzvin',
  birthDate: '1990-02-28',
  residenceCountry: 'UA',
  birthCountry: 'UA',
  city: 'Lviv',
  addressLine: 'Valova 7',
  postalCode: '79008',
  account: 'UA213223130000026007233566001',
  swift: 'PBANUA2X',
  bankName: 'PrivatBank',
  taxpayerId: '1234567890',
};

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  server.answer('getUserFull', talent);
  server.answer('getWallet', wallet);
});

afterEach(closePage);

const open = async (step: string) => {
  const page = await renderPage(<WithdrawPage />, { path: `/wallet/withdraw?step=${step}`, signed: true });
  await screen.findByRole('heading', { level: 2 });
  return page.user;
};

const place = () => screen.getByTestId('place').textContent;
const next = () => screen.getByRole('button', { name: 'Continue' });

describe('the steps of a withdrawal', () => {
  it('cannot be passed while invalid, and focus the first invalid field', async () => {
    const user = await open('amount');
    const amount = screen.getByLabelText('Amount in US dollars');
    await user.type(amount, '9');
    await user.click(next());
    await waitFor(() => expect(document.activeElement).toBe(amount));
    expect(screen.getByText('Minimum $10.00')).toBeDefined();
    await user.type(amount, '0');
    await user.click(next());
    await waitFor(() => expect(place()).toBe('/wallet/withdraw?step=person'));
  });

  it('keep what was typed over a reload', async () => {
    const user = await open('amount');
    await user.type(screen.getByLabelText('Amount in US dollars'), '90');
    cleanup();
    await open('amount');
    expect(screen.getByLabelText<HTMLInputElement>('Amount in US dollars').value).toBe('90');
  });
});

describe('details used before', () => {
  beforeEach(() => server.answer('getWallet', { ...wallet, lastDestination: { rail: 'bank', masked: '•••• 6001' } }));

  it('are used again in one step, once on a double press', async () => {
    server.answer('repeatWithdraw', requested);
    const user = await open('amount');
    const last = screen.getByRole<HTMLInputElement>('radio', { name: 'Same as last time: Bank account, •••• 6001' });
    expect(last.checked).toBe(true);
    await user.type(screen.getByLabelText('Amount in US dollars'), '100');
    await user.dblClick(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Withdrawal of $100.00 requested');
    expect(server.sent('repeatWithdraw').map(({ body }) => body)).toEqual([{ amount: 10_000 }]);
    expect(server.sent('sendWithdraw')).toEqual([]);
  });

  it('need a valid amount', async () => {
    const user = await open('amount');
    await user.type(screen.getByLabelText('Amount in US dollars'), '9');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Minimum $10.00');
    expect(server.sent('repeatWithdraw')).toEqual([]);
  });

  it('can be replaced by others', async () => {
    const user = await open('amount');
    await user.type(screen.getByLabelText('Amount in US dollars'), '100');
    await user.click(screen.getByRole('radio', { name: 'Other details' }));
    await user.click(next());
    await waitFor(() => expect(place()).toBe('/wallet/withdraw?step=person'));
  });
});

describe('payout details', () => {
  it('are validated down to the check digits of an IBAN', async () => {
    withdrawDraft(talent.idUser).keep({ ...filled, account: 'UA213223130000026007233566002' });
    const user = await open('bank');
    await user.click(next());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('IBAN or account number')));
    expect(screen.getByText('Enter a valid IBAN or account number')).toBeDefined();
  });

  it('of a card are sent once, to be tokenised, and the number is never stored', async () => {
    withdrawDraft(talent.idUser).keep({ ...filled, rail: 'card' });
    server.answer('tokeniseCard', { cardToken: 'tok_1', last4: '4242' });
    const user = await open('bank');
    await user.type(screen.getByLabelText('Card number'), '4242 4242 4242 4242');
    await user.type(screen.getByLabelText('Valid until'), '09/29');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4242');
    await user.dblClick(next());
    await waitFor(() => expect(place()).toBe('/wallet/withdraw?step=review'));
    expect(server.sent('tokeniseCard').map(({ body }) => body)).toEqual([
      { number: '4242424242424242', expMonth: 9, expYear: 2029 },
    ]);
    expect(screen.getByText('•••• 4242')).toBeDefined();
  });

  it('of a card that cannot be tokenised are marked at the number', async () => {
    withdrawDraft(talent.idUser).keep({ ...filled, rail: 'card' });
    server.refuse('tokeniseCard', 'mandatoryFieldNull', { fields: { number: 'invalid' } });
    const user = await open('bank');
    await user.type(screen.getByLabelText('Card number'), '4242 4242 4242 4242');
    await user.type(screen.getByLabelText('Valid until'), '09/29');
    await user.click(next());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')));
  });
});

describe('the request', () => {
  const review = async () => {
    withdrawDraft(talent.idUser).keep(filled);
    const user = await open('review');
    return { user, submit: screen.getByRole('button', { name: 'Withdraw $100.00' }) };
  };

  it('is sent once on a double press, and its draft is dropped', async () => {
    server.answer('sendWithdraw', requested);
    const { user, submit } = await review();
    await user.dblClick(submit);
    expect(await screen.findByText('Withdrawal of $100.00 requested')).toBeDefined();
    expect(server.sent('sendWithdraw')).toEqual([
      {
        name: 'sendWithdraw',
        idempotencyKey: expect.any(String),
        body: expect.objectContaining({
          amount: 10_000,
          destination: expect.objectContaining({ rail: 'bank', account: 'UA213223130000026007233566001' }),
        }),
      },
    ]);
    expect(withdrawDraft(talent.idUser).read()).toBeUndefined();
  });

  it('goes back to the field that the server refuses', async () => {
    server.refuse('sendWithdraw', 'mandatoryFieldNull', { fields: { 'person.lastName': 'invalid' } });
    const { user, submit } = await review();
    await user.click(submit);
    await waitFor(() => expect(place()).toBe('/wallet/withdraw?step=person'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Last name')));
  });

  it('shows why it failed above the button, with a link to help', async () => {
    server.refuse('sendWithdraw', 'somethingWrong', { requestId: 'r-7' });
    const { user, submit } = await review();
    await user.click(submit);
    const help = await screen.findByRole('link', { name: 'Get help' });
    expect(help.getAttribute('href')).toBe('/redirect/support?code=1002&request=r-7');
    expect(withdrawDraft(talent.idUser).read()).toMatchObject({ amount: '100' });
  });
});
