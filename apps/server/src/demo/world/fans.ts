import { createRandom, type Random } from '../random.ts';
import { type Community, communities } from './fan-names.ts';
import { demoEmails } from './staff.ts';
import type { Fan } from './types.ts';

const count = 200;

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z]+/g, '-');

const nameFrom = (random: Random, { women, men }: Community): readonly [written: string, latin: string] => {
  const { first, last } = random.chance(0.58) ? women : men;
  const [given, givenLatin] = random.pick(first);
  const [family, familyLatin] = random.pick(last);
  return [`${given} ${family}`, `${givenLatin} ${familyLatin}`];
};

export const makeFans = (): Fan[] => {
  const random = createRandom('fans');
  const names = new Set<string>();
  const fans: Fan[] = [
    { name: 'Lesia Harmata', email: demoEmails.fan, language: 'en', currency: 'USD', country: 'ua' },
  ];
  while (fans.length < count) {
    const community = random.pick(communities);
    const [name, latin] = nameFrom(random, community);
    const email = `${slugOf(latin)}@fans.example`;
    if (names.has(email)) continue;
    names.add(email);
    const { language } = community;
    const [country, currency] = random.pick(community.homes);
    fans.push({ name, email, language, currency, country });
  }
  return fans;
};
