import { type Cloth, gold, type Skin } from './palette.ts';
import { type Fit, mirror } from './svg.ts';

type Extra = (fit: Fit, accent: Cloth, skin: Skin) => string;

const petals = (fit: Fit, x: number, y: number, size: number, lit: string, shade: string, heart = gold) =>
  Array.from({ length: 5 }, (_, i) => {
    const turn = (i * 72 - 90) * (Math.PI / 180);
    return fit.dot(x + Math.cos(turn) * size, y + Math.sin(turn) * size, size * 0.86, i === 2 || i === 3 ? shade : lit);
  }).join('') + fit.dot(x, y, size * 0.55, heart);

const wreathAt = [
  [122, 150, 9],
  [138, 122, 11],
  [160, 100, 12],
  [188, 88, 13],
  [218, 89, 13],
  [244, 102, 12],
  [264, 124, 11],
  [279, 152, 9],
] as const;

export const extras = {
  roundGlasses: (fit) =>
    fit.ring(165, 203, 26, gold, 4.5) +
    fit.ring(235, 203, 26, gold, 4.5) +
    fit.line('M191 200Q200 194 209 200M139 199L129 195M261 199L271 195', gold, 4.5),
  squareGlasses: (fit, accent) =>
    fit.line(
      'M140 186L190 187L187 215Q184 222 176 222L153 222Q145 222 143 214ZM260 186L210 187L213 215Q216 222 224 222L247 222Q255 222 257 214ZM190 192Q200 187 210 192M140 190L130 188M260 190L270 188',
      accent.shade,
      5.5,
    ),
  darkGlasses: (fit) =>
    fit.path('M138 188C154 184 178 184 192 190C192 210 186 224 166 224C146 224 140 208 138 188Z', '#14090F') +
    fit.path('M262 188C246 184 222 184 208 190C208 210 214 224 234 224C254 224 260 208 262 188Z', '#2B1A26') +
    fit.path('M244 188C252 188 258 188 260 190C258 204 254 212 250 216Z', '#5B4450') +
    fit.line('M192 193Q200 188 208 193M138 190L130 192M262 190L270 192', '#14090F', 5),
  hoops: (fit) => fit.ring(123, 252, 14, '#D79A35', 5) + fit.ring(277, 252, 14, gold, 5),
  hoop: (fit) => fit.ring(277, 252, 14, gold, 5),
  drops: (fit) =>
    fit.line('M125 238L125 262M275 238L275 262', gold, 4) +
    fit.dot(125, 271, 7, '#D79A35') +
    fit.dot(275, 271, 7, gold),
  studs: (fit) => fit.dot(125, 238, 6, '#D79A35') + fit.dot(275, 238, 6, gold),
  tassels: (fit, accent) =>
    fit.path(mirror('M275 236L285 284L265 284Z'), accent.shade) + fit.path('M275 236L285 284L265 284Z', accent.lit),
  flower: (fit) => petals(fit, 268, 146, 17, '#F0522F', '#C22C2C'),
  peony: (fit) => petals(fit, 130, 140, 19, '#FFD3D0', '#E58C9C', '#B32B3E'),
  wreath: (fit) =>
    wreathAt
      .map(([x, y, size], i) => {
        const leaf = fit.dot(x + (x - 200) * 0.09, y - 6, size * 1.1, '#3E6B3A');
        return (
          leaf +
          petals(
            fit,
            x,
            y,
            size,
            ['#F0522F', '#FFE6D8', '#E9B44C'][i % 3] ?? gold,
            ['#B32B2A', '#E5B8A8', '#B3702C'][i % 3] ?? gold,
            i % 3 === 2 ? '#6E2A16' : gold,
          )
        );
      })
      .join(''),
  hairband: (fit, accent) =>
    fit.path(
      'M112 166C126 110 168 90 204 90C242 90 276 110 288 164C292 158 292 146 290 140C278 98 244 76 202 76C160 76 124 98 110 142C108 150 108 160 112 166Z',
      accent.lit,
    ),
  sweatband: (fit, accent) =>
    fit.path('M124 168C150 150 250 150 276 168L277 146C250 128 150 128 123 146Z', accent.shade) +
    fit.path('M204 154C234 154 262 159 276 168L277 146C262 138 234 133 204 133Z', accent.lit),
  hairpin: (fit) => fit.line('M143 93L271 27', '#E5502F', 8) + fit.line('M262 32L272 26', '#FBE7C8', 8),
  headphones: (fit, accent) =>
    fit.line('M116 210C104 110 148 60 200 60C252 60 296 110 284 210', accent.shade, 12) +
    fit.path('M128 178C104 176 98 196 100 216C102 240 116 248 130 244Z', accent.shade) +
    fit.path('M272 178C296 176 302 196 300 216C298 240 284 248 270 244Z', accent.lit),
  freckles: (fit, _, skin) =>
    [
      [224, 226],
      [236, 232],
      [247, 225],
      [231, 240],
      [243, 241],
      [176, 226],
      [164, 232],
      [153, 225],
      [169, 241],
    ]
      .map(([x = 0, y = 0]) => fit.dot(x, y, 2.3, x > 200 ? skin.shade : skin.line))
      .join(''),
  mole: (fit, _, skin) => fit.dot(232, 252, 3.2, skin.line),
  noseStud: (fit) => fit.dot(214, 236, 3, gold),
  wrinkles: (fit, _, skin) =>
    `<g opacity=".45">${fit.line('M236 240Q246 254 240 270M258 212L268 206M258 218L269 220', skin.shade, 3)}${fit.line('M164 240Q154 254 160 270M142 212L132 206M142 218L131 220M178 158Q200 152 222 158', skin.line, 2.5)}</g>`,
  rouge: (fit) => `<g opacity=".3">${fit.dot(248, 238, 15, '#E0483F')}${fit.dot(152, 238, 15, '#C0303A')}</g>`,
} as const satisfies Record<string, Extra>;

export type ExtraName = keyof typeof extras;
