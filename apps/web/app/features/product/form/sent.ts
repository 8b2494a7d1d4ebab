import { openDraft, readStored } from '../../../shared/forms/draft.ts';

/** The order sent with these values: sending the same content again yields the same order, not a second one. */
type Sent = { content: string; key: string; receipt?: string | undefined };

const storedAt = (idProduct: number) => openDraft(`purchase.${idProduct}.sent`);

export const readSent = (idProduct: number): Sent | undefined => {
  const { content, key, receipt } = readStored(storedAt(idProduct)) ?? {};
  if (typeof content !== 'string' || typeof key !== 'string') return undefined;
  return { content, key, receipt: typeof receipt === 'string' ? receipt : undefined };
};

export const keepSent = (idProduct: number, sent: Sent): void =>
  sessionStorage.setItem(storedAt(idProduct), JSON.stringify(sent));

export const forgetSent = (idProduct: number): void => sessionStorage.removeItem(storedAt(idProduct));

/** One idempotency key per content, across reloads and the browser's Back. */
export const keyFor = (idProduct: number, body: unknown): string => {
  const content = JSON.stringify(body);
  const sent = readSent(idProduct);
  if (sent?.content === content) return sent.key;
  const key = crypto.randomUUID();
  keepSent(idProduct, { content, key });
  return key;
};
