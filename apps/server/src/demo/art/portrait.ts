import { drawSheet, type Traits } from './figure.ts';

export const drawPortrait = (seed: string, traits: Traits): string => drawSheet(seed, traits, 800, 1000);
