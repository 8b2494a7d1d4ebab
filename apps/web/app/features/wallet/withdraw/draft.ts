import { allFields, type Field, rails, type Values } from './steps.ts';

const keyOf = (idUser: number) => `withdrawal.${idUser}`;

/** A card number is a secret of somebody's purse: it is never written down, not even here. */
const secret: readonly Field[] = ['cardNumber', 'expiry'];
const kept = allFields.filter((field) => !secret.includes(field));

/** What was typed so far, kept in this tab until it is sent: neither an error nor a reload loses it. */
export const readDraft = (idUser: number): Partial<Values> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(idUser)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const found = stored as Record<string, unknown>;
    const texts = kept.flatMap((field) => (typeof found[field] === 'string' ? [[field, found[field]]] : []));
    const rail = rails.find((name) => name === found.rail);
    return { ...Object.fromEntries(texts), ...(rail && { rail }) };
  } catch {
    return {};
  }
};

export const keepDraft = (idUser: number, values: Values): void => {
  const texts = kept.map((field) => [field, values[field]]);
  sessionStorage.setItem(keyOf(idUser), JSON.stringify({ ...Object.fromEntries(texts), rail: values.rail }));
};

export const dropDraft = (idUser: number): void => sessionStorage.removeItem(keyOf(idUser));
