// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import type { Product } from '@stagedoor/contract/schemas/product';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, startFakeServer } from '../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../shared/testing/render-page.tsx';
import { BuyPart } from './buy-part.tsx';
import type { Greeting } from './greeting.ts';

const product: Product = {
  subscriptionAccess: null,
  openToCaller: true,
  idProduct: 7,
  productType: 'AUTOGRAPH',
  name: 'A signed page',
  shortAbout: 'Signed',
  about: 'Signed by hand',
  idOwner: 1001,
  ownerName: 'Orysia',
  ownerNickname: null,
  ownerImageLink: null,
  ownerLanguages: ['uk', 'pl'],
  ownerAwayUntil: null,
  imageLink: null,
  moreImageLinks: [],
  standardRate: cents(4000),
  expressRate: null,
  amount: cents(4000),
  amountWithPromoDiscount: null,
  productStatus: 'ACTIVE',
  startsAt: null,
  timeZone: 'Europe/Kyiv',
  place: null,
  stock: null,
  charity: null,
  variations: [
    {
      id: 5,
      name: null,
      size: null,
      price: cents(4000),
      expressPrice: null,
      stock: null,
      startsAt: null,
      cancelled: false,
      away: false,
      units: null,
    },
  ],
  deliveryMethods: [],
  pickupPlace: null,
  fees: { version: 1, interaction: 20, support: 10, goods: 15 },
  presentation: { eventInstructions: null, hideRecipient: false, keepHiddenLabel: null },
};

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
});

afterEach(closePage);

const open = async (changes: Partial<Product> = {}, greeting: Greeting | null = null) => {
  const { user } = await renderPage(
    <BuyPart product={{ ...product, ...changes }} type="AUTOGRAPH" instructions={[]} greeting={greeting} />,
    {
      path: '/product?id=7&user=1001',
    },
  );
  return {
    user,
    recipient: await screen.findByLabelText<HTMLInputElement>('Recipient’s name'),
    email: screen.getByLabelText<HTMLInputElement>('Email'),
    buy: screen.getByRole('button', { name: 'Buy for $40.00' }),
  };
};

const fillIn = async ({ user, recipient, email }: Awaited<ReturnType<typeof open>>) => {
  await user.type(recipient, 'Olena');
  await user.type(email, 'olena@example.com');
};

describe('the purchase form', () => {
  it('sends the fields and the price shown, once on a double press', async () => {
    server.answer('buyProduct', { result: '/stripe-checkout?si=1', receipt: 'r1' });
    const form = await open();
    await fillIn(form);
    await form.user.dblClick(form.buy);
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/stripe-checkout?si=1'));
    expect(server.sent('buyProduct')).toEqual([
      {
        name: 'buyProduct',
        idempotencyKey: expect.any(String),
        body: {
          idProduct: 7,
          total: 4000,
          language: 'en',
          fields: expect.objectContaining({ recipientName: 'Olena', email: 'olena@example.com', quantity: 1 }),
        },
      },
    ]);
  });

  it('marks each missing field, focuses the first, and sends nothing', async () => {
    const { user, recipient, email, buy } = await open();
    await user.click(buy);
    await waitFor(() => expect(document.activeElement).toBe(recipient));
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    await user.type(email, 'olena@example.com');
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('false'));
    expect(recipient.getAttribute('aria-invalid')).toBe('true');
    expect(server.sent('buyProduct')).toEqual([]);
  });

  it('marks a field that the server refuses, until it is changed', async () => {
    server.refuse('buyProduct', 'mandatoryFieldNull', { fields: { email: 'invalid' } });
    const form = await open();
    await fillIn(form);
    await form.user.click(form.buy);
    await waitFor(() => expect(document.activeElement).toBe(form.email));
    await form.user.type(form.recipient, ' T.');
    expect(form.email.getAttribute('aria-invalid')).toBe('true');
    await form.user.type(form.email, 'a');
    await waitFor(() => expect(form.email.getAttribute('aria-invalid')).toBe('false'));
  });

  it('shows the old and the new price when the price changed', async () => {
    server.refuse('buyProduct', 'incompleteRequest', { reason: { kind: 'priceChanged', total: cents(4500) } });
    const form = await open();
    await fillIn(form);
    await form.user.click(form.buy);
    expect(await screen.findByText(/The price changed from \$40\.00 to \$45\.00/)).toBeDefined();
  });

  it('reuses the idempotency key on a retry', async () => {
    server.refuse('buyProduct', 'serviceLater');
    const form = await open();
    await fillIn(form);
    await form.user.click(form.buy);
    await waitFor(() => expect(server.sent('buyProduct')).toHaveLength(1));
    await waitFor(() => expect(form.buy.getAttribute('aria-disabled')).not.toBe('true'));
    await form.user.click(form.buy);
    await waitFor(() => expect(server.sent('buyProduct')).toHaveLength(2));
    const [first, second] = server.sent('buyProduct').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
  });

  it('keeps what was typed over a reload, and drops it after the purchase', async () => {
    server.answer('buyProduct', { result: 'success', receipt: 'r1' });
    await fillIn(await open());
    cleanup();
    const again = await open();
    expect(again.recipient.value).toBe('Olena');
    expect(again.email.value).toBe('olena@example.com');
    await again.user.click(again.buy);
    await waitFor(() => expect(screen.getByTestId('place').textContent).toMatch(/r1/));
    cleanup();
    expect((await open()).recipient.value).toBe('');
  });

  it('says without a connection that nothing was sent, and does not buy by itself when it is back', async () => {
    server.answer('buyProduct', { result: '/stripe-checkout?si=1', receipt: 'r1' });
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const form = await open();
    await fillIn(form);
    await form.user.click(form.buy);
    expect(await screen.findByText(/You’re offline\. Nothing was sent\./)).toBeDefined();
    expect(form.buy.getAttribute('aria-disabled')).not.toBe('true');
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/You’re offline/)).toBeDefined();
    expect(server.sent('buyProduct')).toEqual([]);
    await form.user.click(form.buy);
    await waitFor(() => expect(server.sent('buyProduct')).toHaveLength(1));
    isOnline.mockRestore();
  });

  it('says when the answer was lost that pressing again costs nothing twice, and uses the same key', async () => {
    server.lose('buyProduct');
    const form = await open();
    await fillIn(form);
    await form.user.click(form.buy);
    expect(await screen.findByText(/you won’t be charged twice/)).toBeDefined();
    await waitFor(() => expect(form.buy.getAttribute('aria-disabled')).not.toBe('true'));
    server.answer('buyProduct', { result: '/stripe-checkout?si=1', receipt: 'r1' });
    await form.user.click(form.buy);
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/stripe-checkout?si=1'));
    const keys = server.sent('buyProduct').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('promises the express date as soon as express is chosen', async () => {
    const [only] = product.variations;
    if (!only) throw new Error('expected a variation');
    const form = await open({ expressRate: cents(5500), variations: [{ ...only, expressPrice: cents(5500) }] });
    expect(screen.queryByText(/Express by/)).toBeNull();
    await form.user.click(screen.getByRole('radio', { name: /^Express/ }));
    expect(screen.getByText(/^Express by 19 November, or we refund the express fee\./)).toBeDefined();
    expect(screen.getByText(/Not here by 24 November\? You get a full refund\./)).toBeDefined();
  });

  it('asks for the occasion and the language, and proposes one that the talent speaks', async () => {
    server.answer('buyProduct', { result: '/stripe-checkout?si=1', receipt: 'r1' });
    const greeting = {
      occasions: [{ value: 'birthday', label: 'Birthday' }],
      languages: [
        { value: 'uk', label: 'Ukrainian' },
        { value: 'pl', label: 'Polish' },
      ],
    };
    const form = await open({}, greeting);
    const language = screen.getByLabelText<HTMLSelectElement>('Language of the inscription');
    expect(language.value).toBe('uk');
    await form.user.selectOptions(language, 'Polish');
    await form.user.selectOptions(screen.getByLabelText('Occasion'), 'Birthday');
    await fillIn(form);
    await form.user.click(form.buy);
    await waitFor(() => expect(server.sent('buyProduct')).toHaveLength(1));
    const fields = expect.objectContaining({ occasion: 'birthday', greetingLanguage: 'pl' });
    expect(server.sent('buyProduct')).toMatchObject([{ body: { fields } }]);
  });

  it('says that an autograph is a digital image', async () => {
    await open();
    expect(screen.getByText('Autograph, digital image')).toBeDefined();
  });
});

describe('a promo code for goods with sizes', () => {
  const [only] = product.variations;
  const sizes = ['S', 'M'].map((size, at) => ({ ...only, id: 50 + at, size, price: cents(2500), stock: 3 }));
  const shirt = { ...product, productType: 'PHYSICAL', variations: sizes, deliveryMethods: ['pickup'] } as Product;

  it('is asked about for one of them, and counts for the one that is chosen', async () => {
    server.answer('getDeliveryCountries', []);
    server.answer('verifyPromoCode', {
      code: 'ENCORE',
      percent: 20,
      fixed: null,
      amount: cents(2500),
      amountWithPromoDiscount: cents(2000),
    });
    const { user } = await renderPage(<BuyPart product={shirt} type="PHYSICAL" instructions={[]} greeting={null} />, {
      path: '/product?id=7&user=1001',
    });
    await user.click(screen.getByRole('radio', { name: /^M/ }));
    await user.type(screen.getByLabelText('Promo code'), 'encore{Enter}');
    expect(await screen.findByRole('button', { name: 'Buy for $20.00' })).toBeDefined();
    expect(server.sent('verifyPromoCode')).toMatchObject([{ body: { code: 'encore', idProduct: 7, idVariation: 50 } }]);
  });

  it('stays applied when the answer comes before the button is let go', async () => {
    server.answer('verifyPromoCode', {
      code: 'ENCORE',
      percent: 20,
      fixed: null,
      amount: cents(4000),
      amountWithPromoDiscount: cents(3200),
    });
    const { user } = await open();
    await user.type(screen.getByLabelText('Promo code'), 'encore');
    const button = screen.getByRole('button', { name: 'Apply code' });
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    expect(await screen.findByRole('button', { name: 'Buy for $32.00' })).toBeDefined();
    expect(screen.getByText('Code applied: 20% off')).toBeDefined();
  });
});
