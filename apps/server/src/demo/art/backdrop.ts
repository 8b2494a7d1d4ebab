import { path } from './svg.ts';

export type Backdrop = { top: string; bottom: string; beam: string };

export const backdrops = {
  plum: { top: '#5B2A4E', bottom: '#2A1029', beam: '#F2A65A' },
  pine: { top: '#17594F', bottom: '#0A2A2A', beam: '#8FD6B4' },
  royal: { top: '#2B4C8C', bottom: '#111B42', beam: '#F4B860' },
  ember: { top: '#B4412F', bottom: '#5A1720', beam: '#FFCF8A' },
  harbour: { top: '#3A7E93', bottom: '#123247', beam: '#E9F6EE' },
  fuchsia: { top: '#8E2A5B', bottom: '#3A0D2E', beam: '#FFB59A' },
  olive: { top: '#6A6B3A', bottom: '#2B2D1B', beam: '#F7E3A1' },
  amber: { top: '#D99A2B', bottom: '#8A4A1C', beam: '#FFF0C2' },
  rust: { top: '#C2701F', bottom: '#5A2413', beam: '#FFE2A0' },
  fern: { top: '#3F6C57', bottom: '#16302B', beam: '#FFE8B0' },
  mist: { top: '#4B7F8C', bottom: '#1D3A4A', beam: '#FFE0B0' },
  violet: { top: '#5A4596', bottom: '#231A4C', beam: '#F5C1D8' },
  clay: { top: '#B9674F', bottom: '#5C2A2C', beam: '#FFE3C2' },
  night: { top: '#27304F', bottom: '#0D1122', beam: '#9FC4E8' },
  wine: { top: '#7A1F34', bottom: '#33091B', beam: '#F6B98A' },
  sage: { top: '#8B9A72', bottom: '#3F4C3C', beam: '#FFF4CF' },
} as const satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof backdrops;

/** The light always comes from the right; a portrait lit from the left is mirrored as a whole. */
const glows = {
  beam: 'M262 -10H338L420 300V500H40Z',
  shaft: 'M300 -10H420V240L210 500H10Z',
  twin: 'M232 -10H262L310 500H120ZM330 -10H420V120L400 500H330Z',
  cone: 'M196 -10H236L400 500H40Z',
  doorway: 'M236 70H372V500H236Z',
  arch: 'M290 40C350 40 392 86 392 140C392 300 392 400 392 500H188V140C188 86 230 40 290 40Z',
  slats: 'M420 40V150L-20 330V250ZM420 210V300L-20 470V410Z',
  moon: 'M282 22C346 22 398 74 398 138C398 202 346 254 282 254C218 254 166 202 166 138C166 74 218 22 282 22Z',
} as const;

export type GlowName = keyof typeof glows;

export const glowNames = [
  'beam',
  'shaft',
  'twin',
  'cone',
  'doorway',
  'arch',
  'slats',
  'moon',
] as const satisfies GlowName[];

export const drawBackdrop = ({ top, bottom, beam }: Backdrop, glow: GlowName): string =>
  `<defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
  `<linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${beam}" stop-opacity=".95"/><stop offset=".75" stop-color="${beam}" stop-opacity=".12"/><stop offset="1" stop-color="${beam}" stop-opacity="0"/></linearGradient></defs>` +
  `<rect width="400" height="500" fill="url(#b)"/>${path(glows[glow], 'url(#c)')}`;
