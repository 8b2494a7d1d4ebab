import { createRandom, type Random } from '../random.ts';
import { type BackdropName, backdrops } from './backdrop.ts';
import type { BeardName } from './beards.ts';
import type { GarmentName } from './clothes.ts';
import type { ExtraName } from './extras.ts';
import { drawSheet, type Traits } from './figure.ts';
import type { HairName } from './hair.ts';
import { type ClothName, cloths, type HairColourName, type SkinName } from './palette.ts';

type Some<T> = readonly [T, ...T[]];

const skins: Some<SkinName> = ['porcelain', 'rose', 'peach', 'sand', 'wheat', 'honey', 'bronze', 'umber', 'ebony'];
const colours: Some<HairColourName> = [
  'raven',
  'midnight',
  'chestnut',
  'walnut',
  'auburn',
  'copper',
  'wheat',
  'flax',
  'ash',
  'silver',
];
const clothes: Some<GarmentName> = [
  'crew',
  'tee',
  'turtleneck',
  'hoodie',
  'polo',
  'openShirt',
  'jacket',
  'scarf',
  'tracksuit',
];
const hers: Some<HairName> = [
  'centreParting',
  'longFringe',
  'waves',
  'lob',
  'sideBraid',
  'ponytail',
  'curls',
  'bobFringe',
  'bobParted',
  'pixie',
  'topBun',
  'lowBun',
  'hijab',
  'beanieLong',
];
const his: Some<HairName> = [
  'bald',
  'crop',
  'buzz',
  'sideParting',
  'quiff',
  'sweptBack',
  'curlyTop',
  'shoulder',
  'waved',
  'undercut',
  'highAfro',
  'beanie',
  'cap',
];
const beards: Some<BeardName> = ['full', 'short', 'stubble', 'moustache', 'goatee'];
const herThings: Some<ExtraName> = ['hoops', 'studs', 'drops', 'roundGlasses', 'squareGlasses', 'freckles'];
const hisThings: Some<ExtraName> = ['roundGlasses', 'squareGlasses', 'headphones', 'freckles'];

const namesOf = <T extends object>(record: T) => Object.keys(record) as unknown as Some<keyof T>;

const inventTraits = (random: Random): Traits => {
  const woman = random.chance(0.55);
  const hair = random.pick(woman ? hers : his);
  const thing = random.pick(woman ? herThings : hisThings);
  return {
    build: woman ? random.pick(['fine', 'soft']) : random.pick(['strong', 'strong', 'soft']),
    skin: random.pick(skins),
    hair,
    hairColour: random.pick(colours),
    clothes: random.pick(clothes),
    cloth: random.pick<ClothName>(namesOf(cloths)),
    accent: random.pick<ClothName>(namesOf(cloths)),
    backdrop: random.pick<BackdropName>(namesOf(backdrops)),
    light: random.pick(['left', 'right']),
    eyes: random.chance(0.25) ? 'open' : 'closed',
    ...(!woman && random.chance(0.45) ? { beard: random.pick(beards) } : {}),
    extras: hair !== 'hijab' && random.chance(0.4) ? [thing] : [],
  };
};

export const drawFan = (seed: string): string => drawSheet(seed, inventTraits(createRandom(`fan ${seed}`)), 320, 400);
