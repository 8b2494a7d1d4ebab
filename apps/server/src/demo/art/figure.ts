import { createRandom, type Random } from '../random.ts';
import { type BackdropName, backdrops, drawBackdrop, type GlowName, glowNames } from './backdrop.ts';
import { type BeardName, beards } from './beards.ts';
import { type GarmentName, garmentOf } from './clothes.ts';
import { drawTorso } from './clothes-parts.ts';
import { type ExtraName, extras } from './extras.ts';
import { type Build, drawEars, drawFace, drawNeck, type Face, makeFace } from './face.ts';
import { type HairName, hairOf, hidesNeck, standsTall } from './hair.ts';
import { type ClothName, cloths, type HairColourName, hairColours, type SkinName, skins } from './palette.ts';
import { fitTo, round } from './svg.ts';

export type Traits = {
  build: Build;
  skin: SkinName;
  hair: HairName;
  hairColour: HairColourName;
  clothes: GarmentName;
  cloth: ClothName;
  backdrop: BackdropName;
  light: 'left' | 'right';
  glow?: GlowName;
  eyes?: Face['eyes'];
  lips?: string;
  beard?: BeardName;
  accent?: ClothName;
  extras?: readonly ExtraName[];
};

const shoulders: Record<Build, number> = { fine: 194, soft: 206, strong: 220 };

const drawFigure = (traits: Traits, random: Random): string => {
  const face = makeFace(random, traits.build, traits.eyes ?? 'closed');
  const tilt = round(random.between(-3, 3));
  const fit = fitTo(face.head);
  const skin = skins[traits.skin];
  const hairColour = hairColours[traits.hairColour];
  const cloth = cloths[traits.cloth];
  const accent = cloths[traits.accent ?? traits.cloth];
  const hair = hairOf(traits.hair);
  const garment = garmentOf(traits.clothes);
  const covered = hidesNeck(traits.hair);
  const tilted = (part: string) => `<g transform="rotate(${tilt} 200 330)">${part}</g>`;
  const lowered = (part: string) => `<g transform="translate(0 ${round(face.shoulder - 394)})">${part}</g>`;

  return [
    tilted(hair.back(fit, hairColour, accent)),
    drawTorso(face.shoulder, shoulders[traits.build], garment.bare ? skin : cloth),
    lowered(garment.under(cloth, skin, face.neck)),
    covered ? '' : drawNeck(face, skin),
    covered ? '' : lowered(garment.over(cloth, skin)),
    tilted(
      (covered ? '' : drawEars(face, skin)) +
        drawFace(face, skin, hairColour.dark === '#B7AA9C' ? '#8C8079' : skin.line, traits.lips ?? skin.lips) +
        (traits.beard ? beards[traits.beard](fit, hairColour, skin) : '') +
        hair.front(fit, hairColour, accent) +
        (traits.extras ?? []).map((name) => extras[name](fit, accent, skin)).join(''),
    ),
  ].join('');
};

/** Slightly larger than the sheet, so that the shoulders leave the frame; tall hair gets room above. */
export const drawSheet = (seed: string, traits: Traits, width: number, height: number): string => {
  const random = createRandom(`portrait ${seed}`);
  const glow = traits.glow ?? random.pick(glowNames);
  const down = standsTall(traits.hair) ? 2 : -21;
  const figure = `<g transform="matrix(1.07 0 0 1.07 -14 ${down})">${drawFigure(traits, random)}</g>`;
  const scene = drawBackdrop(backdrops[traits.backdrop], glow) + figure;
  const lit = traits.light === 'right' ? scene : `<g transform="matrix(-1 0 0 1 400 0)">${scene}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 500">${lit}</svg>`;
};
