import type { Cards } from '../../../apps/server/src/platform/ports/cards.ts';
import type { Mailer } from '../../../apps/server/src/platform/ports/mail.ts';

/**
 * Crash points: the process kills itself the next time it reaches the chosen one. Before a call to the card provider;
 * after it; after a mail was sent but before its job is completed; after a commit but before the response.
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

/** The same card provider, with a crash point before and after each call of a purchase. */
export const deadlyCards = (cards: Cards): Cards => {
  const withCrashPoints =
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
    openCheckout: withCrashPoints(openCheckout),
    readCheckout: withCrashPoints(readCheckout),
    refund: withCrashPoints(refund),
    expireCheckout: withCrashPoints(expireCheckout),
    readPayment: withCrashPoints(readPayment),
    charge: withCrashPoints(charge),
    authenticate: withCrashPoints(authenticate),
    cancel: withCrashPoints(cancel),
  };
};

export const deadlyMail = (mailer: Mailer): Mailer => ({
  ...mailer,
  async send(mail) {
    await mailer.send(mail);
    passing('mailSent');
  },
});
