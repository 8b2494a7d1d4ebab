import { type Language, limits } from '@stagedoor/contract/limits';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';

export type Words = { name: string; shortAbout: string; about: string; place: string };
/** `key` names the line in the form; a new one has no id yet. */
export type Line = { key: string; id?: number; size: string; name: string; price: string; total: string };
/** `startsAt` as the browser's field writes it, in the reader's own time zone. */
export type Slot = { key: string; id?: number; startsAt: string; capacity: string };

/** What was typed, as it was typed. */
export type Draft = {
  texts: Record<Language, Words>;
  standardRate: string;
  expressRate: string;
  idImage: string | null;
  imageLink: string | null;
  variations: Line[];
  startsAt: string;
  capacity: string;
  slots: Slot[];
  units: string;
  secretContent: string;
  deliveryMethods: DeliveryMethod[];
  pickupPlace: string;
};

export const noWords: Words = { name: '', shortAbout: '', about: '', place: '' };

export const newLine = (): Line => ({ key: crypto.randomUUID(), size: '', name: '', price: '', total: '' });
export const newSlot = (): Slot => ({ key: crypto.randomUUID(), startsAt: '', capacity: '' });

export const emptyDraft = (): Draft => ({
  texts: { en: noWords, uk: noWords, ru: noWords },
  standardRate: '',
  expressRate: '',
  idImage: null,
  imageLink: null,
  variations: [newLine()],
  startsAt: '',
  capacity: '',
  slots: [newSlot()],
  units: '',
  secretContent: '',
  deliveryMethods: ['office', 'courier'],
  pickupPlace: '',
});

export const hasWords = (said: Words): boolean => Object.values(said).some((text) => text.trim() !== '');

/** In which language it is written: the wished one if there is something in it, else the first that has. */
export const writtenIn = ({ texts }: Draft, own: Language): Language =>
  [own, ...limits.languages].find((each) => hasWords(texts[each])) ?? own;

/** Raised with the shape of a draft: what an earlier version of this page kept is not read any more. */
const version = 1;
const keyOf = (idUser: number, what: string | number) => `studio.${version}.${idUser}.${what}`;

/** Kept in this tab until it is saved: neither an error nor a reload loses it. */
export const readDraft = (idUser: number, what: string | number): Draft | null => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(idUser, what)) ?? 'null');
  } catch {
    return null;
  }
};

export const keepDraft = (idUser: number, what: string | number, typed: Draft): void =>
  sessionStorage.setItem(keyOf(idUser, what), JSON.stringify(typed));

export const dropDraft = (idUser: number, what: string | number): void =>
  sessionStorage.removeItem(keyOf(idUser, what));
