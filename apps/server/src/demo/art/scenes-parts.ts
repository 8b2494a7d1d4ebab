import type { Random } from '../random.ts';
import type { Backdrop } from './backdrop.ts';
import { path } from './svg.ts';

/** A scene fills 1600 × 640; the sky is painted already, `url(#l)` is the light. */
export type Scene = (random: Random, colours: Backdrop) => string;

export const ink = '#160B1A';
export const paper = '#FBF4E6';
export const paperShade = '#BFA998';
export const paints = [
  '#E9B44C',
  '#F0623D',
  '#D8452F',
  '#2E6074',
  '#259274',
  '#AD90CE',
  '#E88FA2',
  '#86B8D8',
  '#F2E3C8',
  '#BC2F43',
] as const;

export const light = (d: string, opacity = 1): string => `<path d="${d}" fill="url(#l)" opacity="${opacity}"/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const floor = (y: number, fill: string): string => rect(0, y, 1600, 640 - y, fill);

export const crowd = (random: Random, y: number): string =>
  times(34, (i) => {
    const [x, dy, r] = [i * 49 + random.int(-10, 10), random.int(-14, 14), random.int(24, 32)];
    const arm = random.chance(0.25)
      ? `M${x - 6} ${y + dy}L${x + random.int(-34, 34)} ${y + dy - 92}L${x + 8} ${y + dy}Z`
      : '';
    return disc(x, y + dy, r, ink) + (arm ? path(arm, ink) : '');
  }) + floor(y + 14, ink);
