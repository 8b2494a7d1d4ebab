import { api } from '../../shared/api.ts';
import { oneLine } from '../../shared/one-line.ts';

/** What is sent with a few words. Each is known by itself, so that a double press opens one modal. */
export const calls = {
  reportProblem: (idOrder: number, text: string) => api('reportOrderProblem', { body: { idOrder, text } }),
  askRedo: (idOrder: number, reason: string) => api('askRedo', { body: { idOrder, reason: oneLine(reason) } }),
  decline: (idOrder: number, reason: string) => api('declineOrder', { body: { idOrder, reason: oneLine(reason) } }),
  answerProblem: (idOrder: number, text: string) => api('answerOrderProblem', { body: { idOrder, text } }),
  giveBack: (idOrder: number, text: string) => api('answerOrderProblem', { body: { idOrder, text, giveBack: true } }),
};
