import { api } from '../../shared/api.ts';
import { oneLine } from '../../shared/one-line.ts';

/** What is sent with a few words. Each is known by itself, so that a double press opens one modal. */
export const calls = {
  reportProblem: (idOrder: number, text: string) => api('reportOrderProblem', { body: { idOrder, text } }),
  askRedo: (idOrder: number, reason: string) => api('askRedo', { body: { idOrder, reason: oneLine(reason) } }),
  decline: (idOrder: number, reason: string, idempotencyKey: string) =>
    api('declineOrder', { body: { idOrder, reason: oneLine(reason) } }, { idempotencyKey }),
  answerProblem: (idOrder: number, text: string, idempotencyKey: string) =>
    api('answerOrderProblem', { body: { idOrder, text } }, { idempotencyKey }),
  giveBack: (idOrder: number, text: string, idempotencyKey: string) =>
    api('answerOrderProblem', { body: { idOrder, text, giveBack: true } }, { idempotencyKey }),
};
