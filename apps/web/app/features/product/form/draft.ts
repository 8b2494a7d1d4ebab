import { emptyValues, textFields, type Values } from './values.ts';

/** The order that was sent with what was filled in: the same content asks for the same order, not for a second one. */
export type Sent = { content: string; key: string; receipt?: string | undefined };

const keyOf = (idProduct: number) => `purchase.${idProduct}`;
const sentKeyOf = (idProduct: number) => `purchase.${idProduct}.sent`;

const read = (key: string): Record<string, unknown> | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...stored } : undefined;
  } catch {
    return undefined; // not written by us
  }
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** What was typed so far, kept in this tab until it is paid: neither an error nor a reload nor the card page loses it. */
export const readDraft = (idProduct: number): Partial<Values> | undefined => {
  const stored = read(keyOf(idProduct));
  if (!stored) return undefined;
  const texts = textFields.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : []));
  return {
    ...Object.fromEntries(texts),
    quantity: isCount(stored.quantity) ? stored.quantity : emptyValues.quantity,
    express: stored.express === true,
    keepHidden: stored.keepHidden === true,
    pay: stored.pay === 'wallet' ? 'wallet' : 'card',
    keepCard: stored.keepCard === true,
  };
};

export const keepDraft = (idProduct: number, values: Values): void =>
  sessionStorage.setItem(keyOf(idProduct), JSON.stringify(values));

export const readSent = (idProduct: number): Sent | undefined => {
  const { content, key, receipt } = read(sentKeyOf(idProduct)) ?? {};
  if (typeof content !== 'string' || typeof key !== 'string') return undefined;
  return { content, key, receipt: typeof receipt === 'string' ? receipt : undefined };
};

export const keepSent = (idProduct: number, sent: Sent): void =>
  sessionStorage.setItem(sentKeyOf(idProduct), JSON.stringify(sent));

export const forgetSent = (idProduct: number): void => sessionStorage.removeItem(sentKeyOf(idProduct));

export const dropDraft = (idProduct: number): void => {
  sessionStorage.removeItem(keyOf(idProduct));
  forgetSent(idProduct);
};

/** One key for one content, over reloads and the browser's Back. */
export const keyFor = (idProduct: number, body: unknown): string => {
  const content = JSON.stringify(body);
  const sent = readSent(idProduct);
  if (sent?.content === content) return sent.key;
  const key = crypto.randomUUID();
  keepSent(idProduct, { content, key });
  return key;
};
