// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import type { OrderShort } from '@stagedoor/contract/schemas/order';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { OrderLine } from './order-line.tsx';

/** The time of the rendered page. */
const now = Date.UTC(2026, 10, 17);
const inHours = (count: number) => new Date(now + count * 3_600_000 + 60_000).toISOString();
const timeLeft = () => screen.getByText('Time left').parentElement?.textContent;

const anOrder = (changes: Partial<OrderShort>): OrderShort => ({
  idOrder: 10_001,
  state: 'processing',
  productType: 'AUTOGRAPH',
  productName: 'A signed page',
  imageLink: null,
  partner: { idUser: 7, name: 'Petro', imageLink: null, nickname: null },
  total: cents(5500),
  returned: cents(0),
  youReceive: cents(4400),
  placedAt: inHours(-1),
  deadline: inHours(167),
  expressDeadline: null,
  answerBy: null,
  timeZone: null,
  needsYou: true,
  ...changes,
});

const show = (changes: Partial<OrderShort>) =>
  renderPage(
    <ul>
      <OrderLine order={anOrder(changes)} />
    </ul>,
  );

afterEach(closePage);

it('counts an express order down to its own date, and says that it is one', async () => {
  await show({ expressDeadline: inHours(47) });
  expect(screen.getByText('Express')).toBeDefined();
  expect(timeLeft()).toBe('Time left1 d23 h');
});

it('counts down to the last date once express was missed', async () => {
  await show({ expressDeadline: inHours(-2), deadline: inHours(100) });
  expect(screen.queryByText('Express')).toBeNull();
  expect(timeLeft()).toBe('Time left4 d04 h');
});

it('asks to answer a disputed order, not to deliver it, and leads to the problem', async () => {
  await show({ state: 'disputed', answerBy: inHours(47) });
  const link = screen.getByRole('link', { name: 'Respond: A signed page, Petro' });
  expect(link.getAttribute('href')).toBe('/orders/10001');
  expect(screen.getByText('Problem reported')).toBeDefined();
  expect(screen.queryByText('Deliver')).toBeNull();
  expect(timeLeft()).toBe('Time left1 d23 h');
});

it('says that a parcel is shipped until it has arrived', async () => {
  await show({ state: 'shipped', productType: 'PHYSICAL', needsYou: false });
  expect(screen.getByText('Shipped')).toBeDefined();
  expect(screen.queryByText('Completed')).toBeNull();
});
