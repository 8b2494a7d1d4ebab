import type { Random } from '../random.ts';
import type { Skin } from './palette.ts';
import { fitTo, type Head, line, path, round } from './svg.ts';

export type Build = 'fine' | 'soft' | 'strong';

type Range = readonly [number, number];
type Proportions = { w: Range; h: Range; jaw: Range; neck: Range; brow: Range; lips: Range; throat: Range };

const proportions: Record<Build, Proportions> = {
  fine: {
    w: [64, 70],
    h: [178, 192],
    jaw: [0, 0.25],
    neck: [27, 31],
    brow: [5, 6.5],
    lips: [1, 1.3],
    throat: [68, 80],
  },
  soft: {
    w: [70, 76],
    h: [180, 190],
    jaw: [0.3, 0.6],
    neck: [31, 35],
    brow: [5.5, 7],
    lips: [0.95, 1.25],
    throat: [66, 78],
  },
  strong: {
    w: [70, 77],
    h: [190, 204],
    jaw: [0.6, 1],
    neck: [36, 43],
    brow: [7, 9],
    lips: [0.8, 1.05],
    throat: [58, 70],
  },
};

export type Face = {
  head: Head;
  neck: number;
  shoulder: number;
  brow: { width: number; arch: number; slope: number };
  lips: number;
  nose: number;
  eyes: 'closed' | 'open';
};

export const makeFace = (random: Random, build: Build, eyes: Face['eyes']): Face => {
  const range = proportions[build];
  const h = random.between(...range.h);
  const chin = random.between(298, 308);
  return {
    head: { w: random.between(...range.w), t: chin - h, h, jaw: random.between(...range.jaw) },
    neck: random.between(...range.neck),
    shoulder: chin + random.between(...range.throat),
    brow: {
      width: random.between(...range.brow),
      arch: random.between(0.7, 1.35),
      slope: random.between(-0.02, 0.008),
    },
    lips: random.between(...range.lips),
    nose: random.between(0.75, 1.3),
    eyes,
  };
};

type Point = (u: number, v: number) => string;

const pointOn =
  ({ w, t, h }: Head): Point =>
  (u, v) =>
    `${round(200 + u * w)} ${round(t + v * h)}`;

/** From the middle of the chin, up the left cheek, to the crown. */
const leftSide = (at: Point, jaw: number): string => {
  const cheek = 0.6 + 0.13 * jaw;
  const chin = 0.24 + 0.12 * jaw;
  return `C${at(-0.375 * chin, 0.996)} ${at(-0.75 * chin, 0.9925)} ${at(-chin, 0.985)}C${at(-cheek, 0.88)} ${at(-1, 0.66)} ${at(-1, 0.42)}C${at(-1, 0.13)} ${at(-0.54, 0)}`;
};

/** Only the lit half, slightly past the middle: a whole face would shine through along the dark cheek. */
const litSide = (at: Point, jaw: number): string => {
  const cheek = 0.6 + 0.13 * jaw;
  const chin = 0.24 + 0.12 * jaw;
  return `M${at(0, 0)}C${at(0.54, 0)} ${at(1, 0.13)} ${at(1, 0.42)}C${at(1, 0.66)} ${at(cheek, 0.88)} ${at(chin, 0.985)}C${at(0.75 * chin, 0.9925)} ${at(0.375 * chin, 0.996)} ${at(0, 0.996)}L${at(-0.14, 0.95)}L${at(-0.2, 0.05)}Z`;
};

/** The dark half ends in the profile line: brow, nose, lips and chin are drawn by the light alone. */
const halfLight = (at: Point, jaw: number, nose: number): string =>
  `M${at(0.04, 0)}C${at(0.1, 0.16)} ${at(0.06, 0.28)} ${at(-0.02, 0.385)}C${at(-0.04, 0.43)} ${at(0.04, 0.5)} ${at(0.11 * nose, 0.585)}` +
  `C${at(0.15 * nose, 0.63)} ${at(0.06, 0.655)} ${at(-0.06, 0.655)}C${at(-0.03, 0.69)} ${at(0, 0.7)} ${at(0.03, 0.72)}` +
  `C${at(0.06, 0.75)} ${at(0.04, 0.8)} ${at(-0.03, 0.835)}C${at(-0.01, 0.9)} ${at(0.03, 0.95)} ${at(0, 0.996)}${leftSide(at, jaw)} ${at(0.04, 0)}Z`;

export const drawNeck = ({ neck, shoulder, head }: Face, skin: Skin): string => {
  const [l, r] = [round(200 - neck), round(200 + neck)];
  const top = round(head.t + head.h * 0.78);
  const base = Math.round(shoulder - 30);
  const middle = round(200 - neck * 0.3);
  const lit = `M${middle} ${top}V${base + 28}L200 ${base + 33}C${round(200 + neck / 2)} ${base + 33} ${r} ${base + 22} ${r} ${base}V${top}Z`;
  const shade = `M${l} ${top}V${base}C${l} ${base + 29} ${round(200 - neck * 0.18)} ${base + 34} ${round(200 + neck * 0.06)} ${base + 33}L${r} ${round(head.t + head.h * 0.97)}V${top}Z`;
  return path(lit, skin.lit) + path(shade, skin.shade);
};

export const drawEars = ({ head }: Face, skin: Skin): string => {
  const fit = fitTo(head);
  return (
    fit.path('M134 194C112 186 114 240 148 246Z', skin.shade) + fit.path('M266 194C288 186 286 240 252 246Z', skin.lit)
  );
};

const drawEyes = (at: Point, face: Face, skin: Skin): string =>
  [-1, 1]
    .map((side) => {
      const lid = `M${at(0.26 * side, 0.45)}Q${at(0.47 * side, face.eyes === 'open' ? 0.405 : 0.49)} ${at(0.69 * side, 0.445)}`;
      if (face.eyes === 'closed') return line(lid, skin.line, 4.5);
      const [cx, cy] = at(0.475 * side, 0.444).split(' ');
      return (
        path(`${lid}Q${at(0.47 * side, 0.495)} ${at(0.26 * side, 0.45)}Z`, side < 0 ? '#D9C4B4' : '#FFF8EC') +
        `<circle cx="${cx}" cy="${cy}" r="5" fill="${skin.line}"/>` +
        line(lid, skin.line, 4.5)
      );
    })
    .join('');

const drawBrows = (at: Point, { brow }: Face, colour: string): string =>
  [-1, 1]
    .map((side) =>
      line(
        `M${at(0.2 * side, 0.37 + brow.slope)}Q${at(0.46 * side, 0.37 - 0.05 * brow.arch)} ${at(0.74 * side, 0.376 - brow.slope)}`,
        colour,
        brow.width,
      ),
    )
    .join('');

const drawLips = (at: Point, { lips }: Face, skin: Skin, colour: string): string =>
  path(
    `M${at(-0.27, 0.768)}Q${at(-0.1, 0.768 - 0.034 * lips)} ${at(0, 0.768 - 0.02 * lips)}Q${at(0.1, 0.768 - 0.034 * lips)} ${at(0.27, 0.768)}Q${at(0, 0.768 + 0.07 * lips)} ${at(-0.27, 0.768)}Z`,
    colour,
  ) +
  `<path d="M${at(-0.26, 0.769)}Q${at(0, 0.782)} ${at(0.26, 0.769)}" fill="none" stroke="${skin.line}" stroke-opacity=".55" stroke-width="2"/>`;

export const drawFace = (face: Face, skin: Skin, brows: string, lips: string): string => {
  const at = pointOn(face.head);
  const { jaw } = face.head;
  return (
    path(litSide(at, jaw), skin.lit) +
    path(halfLight(at, jaw, face.nose), skin.shade) +
    drawEyes(at, face, skin) +
    drawBrows(at, face, brows) +
    drawLips(at, face, skin, lips)
  );
};
