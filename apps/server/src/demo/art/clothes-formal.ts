import { buttons, type Garment, ink, pair, veil } from './clothes-parts.ts';
import { gold } from './palette.ts';
import { line, mirror, path } from './svg.ts';

const shirtFront = 'M154 374L200 404L200 540L168 540C150 480 140 420 140 386Z';
const lapel = 'M142 380L200 512L200 540L158 540L102 444L126 432L112 408Z';
const wing = 'M160 364L200 404L172 428L146 384Z';

const bow =
  path('M176 402L200 412L224 402L226 434L200 422L174 434Z', '#C9372C') +
  path('M200 412L224 402L226 434L200 422Z', '#E5523A');

const ruffle = (cloth: { trim: string; trimShade: string }) =>
  Array.from({ length: 22 }, (_, i) => {
    const ray = (index: number, r: number, ry: number) => {
      const turn = Math.PI * (1 - index / 22);
      return `${Math.round(200 + Math.cos(turn) * r)} ${Math.round(366 + Math.sin(turn) * ry)}`;
    };
    const lit = i >= 11;
    const fill = i % 2 ? (lit ? cloth.trim : cloth.trimShade) : lit ? '#F3D6BA' : '#F0C3A6';
    return path(
      `M${ray(i, 38, 20)}L${ray(i, 122, 62)}Q${ray(i + 0.5, 146, 76)} ${ray(i + 1, 122, 62)}L${ray(i + 1, 38, 20)}Z`,
      fill,
    );
  }).join('');

export const formalClothes = {
  suit: {
    over: (cloth) =>
      pair(shirtFront, cloth.trimShade, cloth.trim) +
      path('M200 406L186 420L194 432L188 540L212 540L206 432L214 420Z', '#A8243C') +
      path('M200 406L214 420L206 432L212 540L200 540Z', '#D8452F') +
      pair(wing, cloth.trimShade, cloth.trim) +
      pair(lapel, cloth.shade, cloth.lit) +
      veil(`${lapel}`, 0.28) +
      veil(mirror(lapel), 0.16),
  },
  bowTie: {
    over: () =>
      pair(shirtFront, '#B9A995', '#F5EBD7') +
      pair(wing, '#A5937F', '#FFFDF5') +
      veil(lapel, 0.3) +
      veil(mirror(lapel), 0.2) +
      bow,
  },
  tuxedo: {
    over: (cloth) =>
      pair(shirtFront, '#CDBFB4', '#FFFDF5') +
      buttons(200, 446, 26, 3, ink) +
      pair('M142 380C150 440 176 500 200 520L200 540L146 540C112 480 104 430 126 396Z', cloth.trimShade, cloth.trim) +
      pair('M176 404L200 412L200 424L174 438Z', ink, '#38203A'),
  },
  openShirt: {
    over: (cloth, skin) =>
      pair('M166 384L200 392L200 452Z', skin.shade, skin.lit) +
      pair('M144 386C164 366 164 354 164 354L200 450L184 468C172 440 164 424 148 424Z', cloth.trimShade, cloth.trim) +
      line('M200 456V540', cloth.shade, 3) +
      buttons(207, 474, 30, 2, cloth.trimShade),
  },
  polo: {
    over: (cloth) =>
      path(
        'M142 386C162 366 164 354 164 354L200 398L236 354C236 354 238 366 258 386L242 420C224 408 212 414 200 422C188 414 176 408 158 420Z',
        cloth.trimShade,
      ) + path('M200 398L236 354C236 354 238 366 258 386L242 420C224 408 212 414 200 422Z', cloth.trim),
  },
  ruff: { over: ruffle },
  uniform: {
    over: (cloth) =>
      pair('M160 362C170 388 186 398 200 398L200 418C176 418 152 404 146 380Z', cloth.trimShade, cloth.trim) +
      line('M200 418V540', cloth.trim, 4) +
      buttons(178, 446, 30, 3, gold) +
      buttons(222, 446, 30, 3, gold) +
      pair('M52 442C70 424 98 412 120 404L128 420C104 428 82 440 64 456Z', cloth.trimShade, cloth.trim),
  },
  chef: {
    over: (cloth) =>
      pair('M158 366C168 390 184 400 200 406L194 428C170 420 150 404 144 384Z', cloth.trimShade, cloth.trim) +
      line('M200 410C176 440 172 490 176 540', cloth.shade, 3.5) +
      buttons(162, 448, 34, 3, cloth.trim) +
      buttons(228, 448, 34, 3, cloth.trim),
  },
  labCoat: {
    over: (cloth) =>
      pair('M162 372L200 402L200 540L170 540L140 392Z', cloth.trimShade, cloth.trim) +
      pair('M166 362L200 404L180 426L150 380Z', cloth.trimShade, cloth.trim) +
      pair('M144 380L186 540L128 540L106 446L126 436L116 404Z', '#C9BDB2', '#FFFDF5') +
      pair('M136 384C96 396 30 424 -40 530L-40 560L150 560L136 446Z', '#B9ADA4', '#F3ECE0'),
  },
} as const satisfies Record<string, Garment>;
