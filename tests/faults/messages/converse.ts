import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { payOnPage } from '../../support/paying-program.ts';
import type { Answer, RetryingCall } from '../crash/retrying-client.ts';
import { messagePrice, type Pair } from './people.ts';

/** What was answered with 200, and how the paid message ended. */
export type Said = {
  idChat: number;
  /** Who wrote it and the words: each was confirmed to its author. */
  confirmed: string[];
  state: 'processing' | 'completed' | 'declined' | 'cancelled' | 'expired';
};

const accepted = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body as Record<string, never>;
};

/** A conversation from the first message to the last; every call is retried until it is answered. */
export const converse = async (ask: RetryingCall, pair: Pair): Promise<Said> => {
  const { fan, talent, plan } = pair;
  const question = `Question of ${fan.idUser}`;
  const { idChat, message, result } = await sendPaid(ask, pair, question);
  if (plan.pays === 'abandons') return { idChat, confirmed: [], state: 'expired' };
  if (plan.pays === 'card') await pay(ask, pair, result);
  await untilSent(ask, pair, idChat);
  const confirmed = [`${fan.idUser} ${question}`];
  const state = await end(ask, pair, message.idMessage);
  if (state !== 'completed') return { idChat, confirmed, state };
  confirmed.push(`${talent.idUser} Answer of ${talent.idUser}`);
  const writers = Array.from({ length: plan.replies }, (_, number) =>
    [fan, talent].map((by) => ({ by, number })),
  ).flat();
  await Promise.all(
    writers.map(async ({ by, number }) => {
      const text = `Reply ${number} of ${by.idUser}`;
      const clientId = randomUUID();
      accepted(await ask(by, '/send-message', { clientId, idChat, text, language: 'en' }, clientId));
      confirmed.push(`${by.idUser} ${text}`);
    }),
  );
  return { idChat, confirmed, state };
};

const sendPaid = async (ask: RetryingCall, { fan, talent, plan }: Pair, text: string) => {
  const clientId = randomUUID();
  const fromWallet = plan.pays === 'wallet' && { fromWallet: messagePrice };
  const payment = { total: messagePrice, ...fromWallet };
  const body = { clientId, idUser: talent.idUser, text, payment, language: 'en' };
  const once = () => ask(fan, '/send-message', body, clientId);
  const [sent] = await Promise.all(plan.impatient ? [once(), once()] : [once()]);
  return accepted(sent as Answer) as unknown as { idChat: number; message: { idMessage: number }; result: string };
};

const pay = async (ask: RetryingCall, { fan }: Pair, link: string) => {
  const si = URL.parse(link, 'http://here')?.searchParams.get('si') ?? '';
  await payOnPage(String(accepted(await ask(fan, '/open-checkout', { si })).url));
};

/** The talent sees a message once its order has begun, shortly after the payment. */
const untilSent = async (ask: RetryingCall, { talent }: Pair, idChat: number) => {
  const isSent = async () => {
    const { items = [] } = (await ask(talent, `/history-log-by-id/${idChat}`)).body as { items?: unknown[] };
    return items.length > 0;
  };
  while (!(await isSent())) await pause(250);
};

/**
 * Of an answer, a decline and a cancellation the first wins. A cancellation has no key: after a lost response it is refused
 * though it took effect, so what it did is known by the refusals of the others.
 */
const end = async (ask: RetryingCall, { fan, talent, plan }: Pair, id: number): Promise<Said['state']> => {
  const answer = () => {
    const clientId = randomUUID();
    return ask(talent, '/answer-message', { clientId, id, text: `Answer of ${talent.idUser}` }, clientId);
  };
  const decline = () => ask(talent, '/decline-message', { id, reason: 'On tour until May' }, randomUUID());
  const cancel = () => ask(fan, `/cancel-message/${id}`);
  switch (plan.ends) {
    case 'waits':
      return 'processing';
    case 'answer':
      accepted(await answer());
      return 'completed';
    case 'decline':
      accepted(await decline());
      return 'declined';
    case 'cancel':
      await cancel();
      return 'cancelled';
    case 'race': {
      const [answered, declined] = await Promise.all([answer(), decline(), cancel()]);
      if (answered.status === 200) return 'completed';
      return declined.status === 200 ? 'declined' : 'cancelled';
    }
  }
};
