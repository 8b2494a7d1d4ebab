import type { Cloth, HairColour } from './palette.ts';
import { type Fit, round } from './svg.ts';

export type Draw = (fit: Fit, hair: HairColour, cloth: Cloth) => string;
export type Hair = { back?: Draw; front: Draw };

type Tone = keyof HairColour;

export const strands =
  (...pieces: readonly (readonly [Tone, string])[]): Draw =>
  (fit, hair) =>
    pieces.map(([tone, d]) => fit.path(d, hair[tone])).join('');

export const lines =
  (tone: Tone, width: number, ...paths: readonly string[]): Draw =>
  (fit, hair) =>
    paths.map((d) => fit.line(d, hair[tone], width)).join('');

export const curls =
  (tone: Tone, ...dots: readonly (readonly [x: number, y: number, r: number])[]): Draw =>
  (fit, hair) =>
    dots.map(([x, y, r]) => fit.dot(x, y, r, hair[tone])).join('');

export const fabric =
  (tone: keyof Cloth, ...paths: readonly string[]): Draw =>
  (fit, _, cloth) =>
    paths.map((d) => fit.path(d, cloth[tone])).join('');

export const together =
  (...parts: readonly Draw[]): Draw =>
  (fit, hair, cloth) =>
    parts.map((part) => part(fit, hair, cloth)).join('');

/** Two rows of leaves that overlap like a plait, along any line of points. */
export const plait =
  (size: number, points: readonly (readonly [x: number, y: number, angle: number])[]): Draw =>
  (fit, hair) =>
    points
      .map(([x, y, angle], i) => {
        const turn = ((angle + (i % 2 ? 35 : -35)) * Math.PI) / 180;
        const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size];
        const [nx, ny] = [-dy * 0.8, dx * 0.8];
        const at = (px: number, py: number) => `${round(px)} ${round(py)}`;
        return fit.path(
          `M${at(x - dx, y - dy)}C${at(x - dx * 0.4 + nx, y - dy * 0.4 + ny)} ${at(x + dx * 0.6 + nx, y + dy * 0.6 + ny)} ${at(x + dx, y + dy)}C${at(x + dx * 0.4 - nx, y + dy * 0.4 - ny)} ${at(x - dx * 0.6 - nx, y - dy * 0.6 - ny)} ${at(x - dx, y - dy)}Z`,
          i % 2 ? hair.light : hair.base,
        );
      })
      .join('');

export const hanging = (x: number, from: number, count: number, step: number, sway = 0): [number, number, number][] =>
  Array.from({ length: count }, (_, i) => [x + Math.sin(i / 2) * sway, from + i * step, 90]);
