import type { HairColour, Skin } from './palette.ts';
import type { Fit } from './svg.ts';

type Beard = (fit: Fit, hair: HairColour, skin: Skin) => string;

const mouth = (fit: Fit, skin: Skin) => fit.path('M174 268Q200 259 226 268Q200 282 174 268Z', skin.lips);

const full =
  (chin: number): Beard =>
  (fit, hair, skin) =>
    fit.path(
      `M130 214C135 244 146 241 155 246C170 254 179 244 200 248C221 244 230 254 245 246C254 241 265 244 270 214C275 ${chin - 46} 245 ${chin} 200 ${chin}C155 ${chin} 125 ${chin - 46} 130 214Z`,
      hair.dark,
    ) +
    fit.path(
      `M200 248C221 244 230 254 245 246C254 241 265 244 270 214C275 ${chin - 46} 245 ${chin} 200 ${chin}Z`,
      hair.base,
    ) +
    mouth(fit, skin);

export const beards = {
  full: full(314),
  long: full(362),
  short: (fit, hair, skin) =>
    fit.path(
      'M131 216C138 250 150 262 164 258C180 246 220 246 236 258C250 262 262 250 269 216C272 262 244 308 200 308C156 308 128 262 131 216Z',
      hair.dark,
    ) +
    fit.path('M200 249C214 249 228 252 236 258C250 262 262 250 269 216C272 262 244 308 200 308Z', hair.base) +
    mouth(fit, skin),
  goatee: (fit, hair, skin) =>
    fit.path('M170 258C180 244 220 244 230 258C234 284 224 318 200 318C176 318 166 284 170 258Z', hair.dark) +
    fit.path('M200 247C212 247 224 250 230 258C234 284 224 318 200 318Z', hair.base) +
    mouth(fit, skin),
  moustache: (fit, hair) =>
    fit.path(
      'M200 246C186 238 164 250 156 270C174 268 188 264 200 260C212 264 226 268 244 270C236 250 214 238 200 246Z',
      hair.dark,
    ) + fit.path('M200 246C214 238 236 250 244 270C226 268 212 264 200 260Z', hair.base),
  handlebar: (fit, hair) =>
    fit.path(
      'M200 243C189 238 173 241 161 261C155 269 146 271 141 267C148 285 173 280 200 262C227 280 252 285 259 267C254 271 245 269 239 261C227 241 211 238 200 243Z',
      hair.base,
    ) + fit.path('M200 243C211 238 227 241 239 261C245 269 254 271 259 267C252 285 227 280 200 262Z', hair.light),
  stubble: (fit, hair) =>
    `<g opacity=".32">${fit.path('M131 216C140 250 150 262 166 254C182 246 218 246 234 254C250 262 260 250 269 216C272 262 246 306 200 304C154 306 128 262 131 216ZM180 266C190 274 210 274 220 266C210 290 190 290 180 266Z', hair.dark)}</g>`,
} as const satisfies Record<string, Beard>;

export type BeardName = keyof typeof beards;
