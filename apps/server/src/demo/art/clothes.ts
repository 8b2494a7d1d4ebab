import { everydayClothes } from './clothes-everyday.ts';
import { formalClothes } from './clothes-formal.ts';
import type { Garment } from './clothes-parts.ts';

const garments = { ...formalClothes, ...everydayClothes };
export type GarmentName = keyof typeof garments;

const none = () => '';

export const garmentOf = (name: GarmentName): Required<Garment> => ({ bare: false, under: none, ...garments[name] });
