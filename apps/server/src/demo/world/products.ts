import { ruleOf, type StudioType } from '@stagedoor/contract/product-types';
import { drawCover } from '../art/cover.ts';
import { drawGoods } from '../art/goods.ts';
import { createRandom, type Random } from '../random.ts';
import { events } from './products/events.ts';
import { goods } from './products/goods.ts';
import {
  autographs,
  callPacks,
  calls,
  collaborations,
  messagePacks,
  messages,
  videos,
} from './products/interactions.ts';
import { secrets } from './products/secrets.ts';
import { tours } from './products/tours.ts';
import type { Pitch } from './products/words.ts';
import { ownTalent } from './staff.ts';
import type { Talent, Words } from './types.ts';

export type DemoVariation = {
  size?: string;
  price: number;
  expressPrice?: number;
  units?: number;
  /** Days from the start of the demo world, and the hour. */
  starts?: { inDays: number; hour: number };
  total?: number;
};

export type DemoProduct = Pitch & {
  type: StudioType;
  variations: readonly DemoVariation[];
  place?: Words;
  pictures?: readonly string[];
  secret?: string;
  /** Paused, that is, not listed. */
  resting?: boolean;
};

type Made = Omit<DemoProduct, 'type'>;
type Maker = (talent: Talent, random: Random) => Made;

/** A realistic price in whole dollars. */
const dollars = (random: Random, from: number, to: number) => random.int(from, to) * 100;

const hurried = (random: Random, from: number, to: number): DemoVariation => {
  const price = dollars(random, from, to);
  return random.chance(0.5) ? { price, expressPrice: price + dollars(random, 5, 20) } : { price };
};

const sized = (random: Random): DemoVariation[] => {
  const price = dollars(random, 18, 45);
  const soldOut = random.chance(0.15);
  return ['S', 'M', 'L', 'XL'].map((size) => ({ size, price, total: soldOut ? 0 : random.int(0, 25) }));
};

const single = (random: Random): DemoVariation[] => [
  { price: dollars(random, 12, 60), total: random.chance(0.2) ? 0 : random.int(1, 60) },
];

const known = <T>(pitch: T | undefined): T => {
  if (pitch === undefined) throw new Error('the demo world has no product texts for this group');
  return pitch;
};

const makers: Record<StudioType, Maker> = {
  AUTOGRAPH: (_talent, random) => ({ ...random.pick(autographs), variations: [hurried(random, 5, 60)] }),
  VIDEO_GREETING: (_talent, random) => ({ ...random.pick(videos), variations: [hurried(random, 20, 150)] }),
  AUTO_REPLY: ({ nickname, group }, random) => ({
    ...known(secrets[group]),
    variations: [{ price: dollars(random, 3, 15) }],
    secret: `https://stagedoor.example/secret/${nickname}`,
  }),
  PHYSICAL: ({ nickname, group, traits }, random) => {
    const { kind, ...words } = known(goods[group]);
    return {
      ...words,
      variations: kind === 'shirt' ? sized(random) : single(random),
      // A shirt shows all it has at first sight.
      pictures: drawGoods(nickname, kind, traits.backdrop).slice(0, kind === 'shirt' ? 1 : 2),
    };
  },
  EVENT: ({ nickname, group, craft, traits }, random) => ({
    ...known(events[group]),
    variations: [
      {
        price: dollars(random, 10, 80),
        starts: { inDays: random.int(12, 80), hour: random.int(10, 19) },
        total: random.chance(0.15) ? 0 : random.int(12, 60),
      },
    ],
    pictures: [drawCover(`event ${nickname}`, craft, traits.backdrop)],
  }),
  COLLABORATION: (_talent, random) => ({
    ...random.pick(collaborations),
    variations: [{ price: dollars(random, 200, 2000) }],
  }),
  MUSEUM_TOUR: ({ nickname, group, traits }, random) => ({
    ...known(tours[group]),
    variations: [0, 7, 14].map((week) => ({
      price: 2500,
      starts: { inDays: 9 + week + random.int(0, 2), hour: 17 },
      total: 8,
    })),
    pictures: [drawCover(`tour ${nickname}`, 'gallery', traits.backdrop)],
  }),
  MSG: (_talent, random) => ({ ...random.pick(messages), variations: [hurried(random, 1, 12)] }),
  CALL: (_talent, random) => ({ ...random.pick(calls), variations: [{ price: dollars(random, 1, 9) }] }),
  MESSAGE_PACKAGE: (_talent, random) => ({
    ...random.pick(messagePacks),
    variations: [{ price: dollars(random, 20, 90), units: random.pick([10, 20, 50]) }],
  }),
  CALL_PACKAGE: (_talent, random) => ({
    ...random.pick(callPacks),
    variations: [{ price: dollars(random, 60, 300), units: random.pick([30, 60, 120]) }],
  }),
};

const rest: readonly StudioType[] = [
  ...(['PHYSICAL', 'AUTO_REPLY', 'EVENT', 'COLLABORATION', 'MSG', 'CALL'] as const),
  ...(['MESSAGE_PACKAGE', 'CALL_PACKAGE'] as const),
];

const isOfCalls = (type: StudioType) => ruleOf(type).channel === 'calls';

/** The demo talent sells one of almost every type. */
const demoTalent: readonly StudioType[] = [
  ...(['AUTOGRAPH', 'VIDEO_GREETING', 'AUTO_REPLY', 'PHYSICAL', 'EVENT', 'COLLABORATION', 'MSG', 'CALL'] as const),
];

const typesOf = ({ nickname, group }: Talent, random: Random): readonly StudioType[] => {
  if (nickname === ownTalent) return demoTalent;
  const inTheirOrder = random.shuffle(rest);
  const many = random.int(1, 5);
  const others = inTheirOrder.filter((type) => !isOfCalls(type)).slice(0, many);
  // Calls come on top of what else they sell.
  const calls = inTheirOrder.slice(0, many).filter(isOfCalls);
  const tour = tours[group] && random.chance(0.4) ? (['MUSEUM_TOUR'] as const) : [];
  return ['AUTOGRAPH', 'VIDEO_GREETING', ...tour, ...others, ...calls];
};

/** A talent's products: deterministic, the same in every run. */
export const productsOf = (talent: Talent): DemoProduct[] => {
  const random = createRandom(`products ${talent.nickname}`);
  return typesOf(talent, random).map((type, at) => ({
    type,
    ...makers[type](talent, random),
    ...(at > 3 && random.chance(0.1) && { resting: true }),
  }));
};

/** About every fifth talent donates a share to one of the funds. */
export const charityOf = ({ nickname }: Talent, funds: number): { fund: number; percent: number } | null => {
  const random = createRandom(`charity ${nickname}`);
  if (!random.chance(0.2)) return null;
  return { fund: random.int(0, funds - 1), percent: random.pick([10, 20, 30, 50, 100]) };
};
