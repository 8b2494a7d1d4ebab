import { type Language, limits } from '@stagedoor/contract/limits';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';
import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import { currentZoneName } from '@stagedoor/messages/place-time';
import { draftAt, ownDraft, type Draft as Stored } from '../../../shared/forms/draft.ts';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';

export type Words = { name: string; shortAbout: string; about: string; place: string };
/** `key` identifies the line in the form; a new one has no id yet. */
export type Line = { key: string; id?: number; size: string; name: string; price: string; total: string };
/** `startsAt` is the local time of the place, as in the browser's field. */
export type Slot = { key: string; id?: number; startsAt: string; capacity: string };

/** Who can buy it. */
export const audiences = ['everyone', 'members', 'plans'] as const;

/** The raw input. */
export type Draft = {
  texts: Record<Language, Words>;
  standardRate: string;
  expressRate: string;
  idImage: string | null;
  imageLink: string | null;
  moreImages: OwnProduct['moreImages'];
  variations: Line[];
  startsAt: string;
  timeZone: string;
  capacity: string;
  slots: Slot[];
  units: string;
  secretContent: string;
  deliveryMethods: DeliveryMethod[];
  pickupPlace: string;
  audience: (typeof audiences)[number];
  /** Those that open it, where the audience is `plans`. */
  plans: number[];
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
  moreImages: [],
  variations: [newLine()],
  startsAt: '',
  timeZone: currentZoneName(ownTimeZone()),
  capacity: '',
  slots: [newSlot()],
  units: '',
  secretContent: '',
  deliveryMethods: ['office', 'courier'],
  pickupPlace: '',
  audience: 'everyone',
  plans: [],
});

export const hasWords = (said: Words): boolean => Object.values(said).some((text) => text.trim() !== '');

/** The language of the original: the preferred one if it has texts, else the first that has. */
export const writtenIn = ({ texts }: Draft, own: Language): Language =>
  [own, ...limits.languages].find((each) => hasWords(texts[each])) ?? own;

/** To be incremented when the shape of `Draft` changes: drafts of other versions are ignored. */
const version = 4;

/** `what` is the product, or the type of a new one. */
export const productDraft = (idUser: number, what: string | number): Stored<Draft> =>
  draftAt(ownDraft(`studio.${version}.${idUser}.${what}`), (stored) =>
    'texts' in stored ? (stored as Draft) : undefined,
  );
