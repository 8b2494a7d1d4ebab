import { limits } from '@stagedoor/contract/limits';
import { momentInWords } from '@stagedoor/messages/moment';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { contactOf } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { lockPaidFor } from '../orders.repo.ts';
import { productName } from '../product-name.ts';
import { orderKinds } from './orders.kinds.ts';

type Input = { si: string; purpose: string; ref: string; offSession: boolean };

export const askLater = job('orders.ask-to-confirm', z.object({ si: z.uuid(), purpose: z.string(), ref: z.string() }));

/**
 * Mails a 3-D Secure request after a delay if the buyer does not respond on the page. Whoever charged a card in the
 * buyer's absence asks, too.
 */
export const askToConfirm =
  ({ clock, jobs }: Pick<Deps, 'clock' | 'jobs'>) =>
  async (tx: Tx, { offSession, ...named }: Input): Promise<void> => {
    if (offSession) return;
    const due = minutesAfter(clock.now(), limits.payments.mailAfterMinutes);
    await jobs.queue(tx, askLater, named, { due, key: named.si });
  };

/** Mails a 3-D Secure request. Skips payments that were paid or given up meanwhile. */
export const sendQuestion =
  ({ notify, payments }: Pick<Deps, 'notify' | 'payments'>) =>
  async (tx: Tx, { si, ...named }: Omit<Input, 'offSession'>): Promise<void> => {
    const order = await lockPaidFor(tx, named);
    const payment = await payments.find(tx, si);
    if (order?.state !== 'awaitingPayment' || payment.state !== 'needsAuthentication') return;
    const { email: to, language } = await contactOf(tx, order.idBuyer);
    if (!to) return;
    const { amount, expiresAt: until } = payment;
    const gaps = { product: await productName(tx, order, language), time: momentInWords(until, language) };
    const letter = { to, path: `/pay/${si}`, gaps, until };
    await notify(tx, orderKinds.confirmPayment, { idUser: order.idBuyer, eventKey: `payment ${si}`, amount, letter });
  };
