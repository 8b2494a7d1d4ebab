import type { Cloth, Skin } from './palette.ts';
import { mirror, path, round } from './svg.ts';

/** A garment lies over a torso whose neckline is at y = 394; `over` comes after hair and neck. */
export type Garment = {
  bare?: boolean;
  under?: (cloth: Cloth, skin: Skin, neck: number) => string;
  over: (cloth: Cloth, skin: Skin) => string;
};

export const ink = '#1B0A18';

/** The same shape twice: in shade on the left, lit on the right. */
export const pair = (left: string, shade: string, lit: string): string => path(left, shade) + path(mirror(left), lit);

export const veil = (d: string, opacity = 0.2): string => `<path d="${d}" fill="${ink}" fill-opacity="${opacity}"/>`;

export const buttons = (x: number, from: number, step: number, count: number, fill: string): string =>
  Array.from({ length: count }, (_, i) => `<circle cx="${x}" cy="${from + i * step}" r="5.5" fill="${fill}"/>`).join(
    '',
  );

export const drawTorso = (shoulder: number, width: number, cloth: { lit: string; shade: string }): string => {
  const y = (offset: number) => round(shoulder + offset);
  const edge = round(200 - width);
  const left = `M${edge} 540L${edge} 520C${round(edge + 24)} ${y(62)} ${round(edge + 70)} ${y(22)} 134 ${y(0)}C156 ${y(-6)} 162 ${y(-16)} 164 ${y(-28)}`;
  return (
    path(mirror(`${left}C175 ${y(-8)} 187.5 ${y(2)} 200 ${y(2)}L216 ${y(40)}L216 540Z`), cloth.lit) +
    path(`${left}C175 ${y(-8)} 187.5 ${y(2)} 200 ${y(2)}C200 ${y(50)} 192 ${y(70)} 206 540Z`, cloth.shade)
  );
};
