import { type Garment, pair, veil } from './clothes-parts.ts';
import { gold } from './palette.ts';
import { line, mirror, path, round } from './svg.ts';

/** Neck and shoulders in one line, whatever the width of the neck. */
const bareShoulder = (neck: number) =>
  `M${round(200 - neck)} 330C${round(200 - neck)} 374 146 391 114 403L160 424L194 406L194 330Z`;

const stitches = (cloth: { trim: string }) =>
  Array.from({ length: 6 }, (_, i) => {
    const y = 424 + i * 22;
    return path(`M200 ${y}L211 ${y + 11}L200 ${y + 22}L189 ${y + 11}Z`, i % 2 ? '#2D1526' : cloth.trim);
  }).join('');

export const everydayClothes = {
  crew: { over: (cloth) => line('M166 374C176 407 224 407 234 374', cloth.trimShade, 8) },
  tee: { over: (cloth) => `<g opacity=".5">${line('M165 376C175 412 225 412 235 376', cloth.shade, 6)}</g>` },
  turtleneck: {
    over: (cloth) =>
      pair(
        'M156 352C168 364 186 368 200 368L200 412C176 412 150 402 144 392C152 384 156 370 156 352Z',
        cloth.shade,
        cloth.lit,
      ) +
      veil(
        'M156 352C168 364 186 368 200 368C214 368 232 364 244 352L246 366C232 378 214 382 200 382C186 382 168 378 154 366Z',
        0.18,
      ),
  },
  kimono: {
    over: (cloth) =>
      path('M146 378L200 432L214 446L176 540L148 540L180 458L128 398Z', cloth.trimShade) +
      path('M254 378L200 432C184 462 168 500 156 540L190 540C206 500 226 466 272 398Z', cloth.trim),
  },
  wrap: {
    over: (cloth, skin) =>
      pair('M160 372C164 410 184 446 200 470L200 380Z', skin.shade, skin.lit) +
      path(
        'M142 388C156 376 164 366 164 360C168 400 190 440 214 470L198 490C172 462 150 430 142 388Z',
        cloth.trimShade,
      ) +
      path('M258 388C244 376 236 366 236 360C232 410 208 450 176 486L198 500C232 462 252 430 258 388Z', cloth.trim),
  },
  scarf: {
    over: (cloth) =>
      path(
        'M140 362C176 398 224 398 260 362C276 382 278 406 262 420C222 442 178 442 138 420C122 406 124 382 140 362Z',
        cloth.trimShade,
      ) +
      path(
        'M200 389C222 389 243 380 260 362C276 382 278 406 262 420C242 431 220 436 198 436C216 422 214 404 200 389Z',
        cloth.trim,
      ) +
      path('M232 422C248 450 246 486 236 540H282C290 480 284 440 262 414Z', cloth.trim) +
      veil('M232 422C248 450 246 486 236 540H250C258 480 254 446 240 420Z', 0.15),
  },
  hoodie: {
    over: (cloth) =>
      pair(
        'M158 358C120 366 112 392 124 414C146 444 178 444 200 452L200 410C180 406 162 392 158 358Z',
        cloth.shade,
        cloth.lit,
      ) +
      veil('M158 358C120 366 112 392 124 414C146 444 178 444 200 452L200 410C180 406 162 392 158 358Z', 0.2) +
      veil(mirror('M158 358C120 366 112 392 124 414C146 444 178 444 200 452L200 410C180 406 162 392 158 358Z'), 0.1) +
      line('M180 440V498M220 440V488', cloth.trim, 5),
  },
  jersey: {
    over: (cloth) =>
      pair('M162 368L200 410L200 426L150 380Z', cloth.trimShade, cloth.trim) +
      pair('M72 432L94 416C90 460 92 500 96 540L68 540C64 500 66 466 72 432Z', cloth.trimShade, cloth.trim),
  },
  sash: {
    over: (cloth) =>
      path('M120 401L158 384L200 448L200 540L196 540Z', cloth.trimShade) +
      path('M200 448L258 540L194 540L190 520Z', cloth.trim),
  },
  tracksuit: {
    over: (cloth) =>
      pair('M154 352C166 370 184 392 200 430L200 450C170 436 146 414 140 390Z', cloth.trimShade, cloth.trim) +
      line('M200 436V540', cloth.trim, 5) +
      pair('M40 458L88 424L100 436L50 474Z', cloth.trimShade, cloth.trim),
  },
  jacket: {
    over: (cloth) =>
      pair('M164 378C174 396 186 400 200 402L200 540L166 540C150 470 142 420 146 388Z', cloth.trimShade, cloth.trim) +
      pair(
        'M160 356C140 362 118 376 104 402L132 444L150 426L176 540L184 540C168 480 150 430 160 356Z',
        cloth.shade,
        cloth.lit,
      ) +
      veil('M160 356C140 362 118 376 104 402L132 444L150 426L176 540L184 540C168 480 150 430 160 356Z', 0.3) +
      veil(mirror('M160 356C140 362 118 376 104 402L132 444L150 426L176 540L184 540C168 480 150 430 160 356Z'), 0.18),
  },
  embroidered: {
    over: (cloth) =>
      pair('M160 362C170 390 186 398 200 398L200 414C176 414 154 402 148 380Z', cloth.trimShade, cloth.trim) +
      pair('M178 412L200 414L200 540L178 540Z', cloth.shade, cloth.lit) +
      stitches(cloth) +
      line('M178 416V540M222 416V540', cloth.trim, 4) +
      pair('M70 434L112 412L118 424L78 448Z', cloth.trimShade, cloth.trim),
  },
  strappy: {
    bare: true,
    under: (cloth, skin, neck) =>
      pair(bareShoulder(neck), skin.shade, skin.lit) +
      pair('M200 476C170 476 142 458 122 432L106 470L100 540L200 540Z', cloth.shade, cloth.lit) +
      line('M124 436L138 390', cloth.shade, 8) +
      line('M276 436L262 390', cloth.lit, 8),
    over: () => '',
  },
  offShoulder: {
    bare: true,
    under: (cloth, skin, neck) =>
      pair(bareShoulder(neck), skin.shade, skin.lit) +
      pair('M-30 540C-20 476 10 440 50 418C108 424 152 450 200 456L200 540Z', cloth.shade, cloth.lit) +
      pair('M50 418C108 424 152 450 200 456L200 472C150 466 100 442 34 430Z', cloth.trimShade, cloth.trim),
    over: () => '',
  },
  pearls: {
    over: () =>
      Array.from({ length: 13 }, (_, i) => {
        const turn = Math.PI * (0.93 - (0.86 * i) / 12);
        return `<circle cx="${Math.round(200 + Math.cos(turn) * 48)}" cy="${Math.round(374 + Math.sin(turn) * 46)}" r="7" fill="${i < 6 ? '#D9C4B4' : '#FFF8EC'}"/>`;
      }).join(''),
  },
  beads: {
    over: (cloth) =>
      line('M160 376C168 430 232 430 240 376', '#C22C2C', 9) +
      line('M154 382C164 452 236 452 246 382', cloth.trim, 8) +
      line('M148 388C160 474 240 474 252 388', '#C22C2C', 9),
  },
  medal: {
    over: (cloth) =>
      path('M156 376L196 470L208 460L172 370Z', cloth.trimShade) +
      path('M244 376L204 470L192 460L228 370Z', cloth.trim) +
      `<circle cx="200" cy="482" r="22" fill="${gold}"/><circle cx="200" cy="482" r="14" fill="#D79A35"/>`,
  },
  apron: {
    over: (cloth) =>
      pair('M148 389L164 380L172 446L200 446L200 540L136 540C142 490 150 450 148 389Z', cloth.trimShade, cloth.trim),
  },
} as const satisfies Record<string, Garment>;
