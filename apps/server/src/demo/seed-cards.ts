import { randomUUID } from 'node:crypto';
import type { Sandbox } from '@stagedoor/sandbox';
import type { Tx } from '../platform/database/database.ts';
import { seedGifts } from './world/gifts.ts';
import { seedMemberships } from './world/members.ts';
import type { Fan } from './world/types.ts';

export type KeepCard = Sandbox['stripe']['keepCard'];

/** `fan`: its place among the demo's fans. */
export type DemoCard = ReturnType<KeepCard> & { fan: number };

const payers = new Set([...seedMemberships, ...seedGifts.filter(({ monthly }) => monthly)].map(({ fan }) => fan));

/** Some cards are declined when they are charged next, so that the demo also shows what follows; never the fan's to log in as. */
const isDeclined = (fan: number) => fan > 0 && fan % 11 === 0;

/** Saves a card at the card provider for everybody who pays monthly. */
export const keepCards = (fans: readonly Fan[], keepCard: KeepCard): DemoCard[] =>
  fans.flatMap(({ email }, fan) =>
    payers.has(fan) ? [{ fan, ...keepCard({ email, failsLater: isDeclined(fan) }) }] : [],
  );

type Cards = { cards: readonly DemoCard[]; fans: readonly number[]; now: Date };

export const insertCards = async (tx: Tx, { cards, fans, now }: Cards): Promise<void> => {
  for (const { fan, customer, expMonth, expYear, ...card } of cards) {
    const id_user = fans[fan] ?? 0;
    await tx.insertInto('card_customer').values({ id_user, id_customer: customer }).execute();
    await tx
      .insertInto('saved_card')
      .values({ id: randomUUID(), id_user, ...card, exp_month: expMonth, exp_year: expYear, saved_at: now })
      .execute();
  }
};
