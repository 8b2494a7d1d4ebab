import type { Craft } from '../art/cover.ts';
import type { Traits } from '../art/figure.ts';

export type Language = 'en' | 'uk' | 'ru';
export type Words = Record<Language, string>;

type Category = { name: string; order: number; title: Words };
export type Group = { name: string; order: number; title: Words; categories: readonly Category[] };

export type Talent = {
  nickname: string;
  /** The public name in Latin letters. */
  name: string;
  spelling: Words;
  email: string;
  gender: 'woman' | 'man';
  traits: Traits;
  craft: Craft;
  group: string;
  categories: readonly string[];
  headline: Words;
  city?: Words;
  about: Words;
  languages: readonly string[];
  country: string;
  awayDays?: number;
};

export type Fan = {
  name: string;
  email: string;
  language: Language;
  currency: 'USD' | 'UAH' | 'RUB';
  country: string;
};

export type Administrator = { name: string; email: string; language: Language };

export type World = {
  groups: readonly Group[];
  talents: readonly Talent[];
  fans: readonly Fan[];
  administrator: Administrator;
};
