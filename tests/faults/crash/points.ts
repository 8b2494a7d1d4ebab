import type { Cards } from '../../../apps/server/src/platform/ports/cards.ts';
import type { Mailer } from '../../../apps/server/src/platform/ports/mail.ts';

/**
 * Places in the program where it can be told to die: the next time it comes by, it is gone before its next line. The card
 * company is about to be asked, has done as it was asked; a mail has left, and its job does not know; everything is
 * committed, and nobody has been told.
 */
export const points = {
  http: ['askingProvider', 'providerAnswered', 'answering'],
  worker: ['askingProvider', 'providerAnswered', 'mailSent'],
} as const;
export type Role = keyof typeof points;
export type Point = (typeof points)[Role][number];

let deadly: Point | undefined;

export const dieAt = (point: Point) => {
  deadly = point;
};

export const passing = (point: Point) => {
  if (point === deadly) process.kill(process.pid, 'SIGKILL');
};

/** The same card provider, with a point before and one after each call that a purchase makes. */
export const deadlyCards = (cards: Cards): Cards => {
  const around =
    <In extends unknown[], Out>(call: (...input: In) => Promise<Out>) =>
    async (...input: In): Promise<Out> => {
      passing('askingProvider');
      const answer = await call(...input);
      passing('providerAnswered');
      return answer;
    };
  const { openCheckout, readCheckout, expireCheckout, charge, authenticate, cancel, refund, readPayment } = cards;
  return {
    ...cards,
    ...{ openCheckout: around(openCheckout), readCheckout: around(readCheckout), refund: around(refund) },
    ...{ expireCheckout: around(expireCheckout), readPayment: around(readPayment), charge: around(charge) },
    ...{ authenticate: around(authenticate), cancel: around(cancel) },
  };
};

export const deadlyMail = (mailer: Mailer): Mailer => ({
  ...mailer,
  async send(mail) {
    await mailer.send(mail);
    passing('mailSent');
  },
});
