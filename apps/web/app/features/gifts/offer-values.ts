import { type Language, limits } from '@stagedoor/contract/limits';
import { parseMoney } from '@stagedoor/contract/money';
import type { GiftOffer } from '@stagedoor/contract/schemas/gift';

/** An amount as typed; `key` is its own while the form is open. */
export type Line = { key: string; id: number | undefined; name: string; price: string };

export type Values = {
  isOn: boolean;
  showsGivers: boolean;
  thanks: string;
  idImage: string | null;
  imageLink: string | null;
  lines: readonly Line[];
};

let lines = 0;

export const newLine = (): Line => ({ key: `line ${++lines}`, id: undefined, name: '', price: '' });

export const valuesOf = (offer: GiftOffer | null): Values => ({
  isOn: offer?.isOn ?? true,
  showsGivers: offer?.showsGivers ?? false,
  thanks: offer?.thanks ?? '',
  idImage: offer?.idImage ?? null,
  imageLink: offer?.imageLink ?? null,
  lines: offer?.variations.map(({ id, name, price }) => ({
    key: String(id),
    id,
    name,
    price: String(price / 100),
  })) ?? [newLine()],
});

export const bodyOf = ({ isOn, showsGivers, thanks, idImage, lines: typed }: Values, language: Language) => ({
  language,
  isOn,
  showsGivers,
  thanks,
  ...(idImage !== null && { idImage }),
  variations: typed.map(({ id, name, price }) => ({
    ...(id !== undefined && { id }),
    name,
    price: parseMoney(price) ?? Number.NaN,
  })),
});

export const most = limits.gifts.amountsMax;
