import { longHair } from './hair-long.ts';
import type { Draw, Hair } from './hair-parts.ts';
import { shortHair } from './hair-short.ts';
import { midHair } from './hair-up.ts';
import { hats } from './hats.ts';

const hairs = { ...longHair, ...midHair, ...shortHair, ...hats };
export type HairName = keyof typeof hairs;

const nothing: Draw = () => '';

export const hairOf = (name: HairName): Required<Hair> => ({ back: nothing, ...hairs[name] });

/** A scarf around the face leaves neither neck nor ears to draw. */
export const hidesNeck = (name: HairName): boolean => name === 'hijab';

const tall: readonly HairName[] = ['topBun', 'headwrap', 'mohawk', 'hat', 'hatLong', 'turban', 'roundAfro', 'highAfro'];

export const standsTall = (name: HairName): boolean => tall.includes(name);
